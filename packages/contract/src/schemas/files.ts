import { Type } from 'typebox';
import { NullableString, Strict, Time } from './basics.ts';

export const FileRecord = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  shortFileName: Type.String(),
  /** Up to 2 MB, else null. */
  fileBase64: NullableString,
  updateTime: Time,
  /** Bytes. */
  size: Type.Integer(),
  mime: Type.String(),
  /** Signed for ten minutes. */
  link: Type.String(),
});
export type FileRecord = Type.Static<typeof FileRecord>;

export const FileQuery = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });
export type FileQuery = Type.Static<typeof FileQuery>;
export const FilesQuery = Strict({ ids: Type.String({ minLength: 1, maxLength: 4000 }) });
export type FilesQuery = Type.Static<typeof FilesQuery>;

export const PutFileAnswer = Type.Object({
  link: Type.String(),
  domain: Type.String(),
  name: Type.String(),
  originalName: Type.String(),
});
export type PutFileAnswer = Type.Static<typeof PutFileAnswer>;

export const DictionaryEntry = Type.Object({
  value: Type.String(),
  label: Type.String(),
  description: Type.Optional(Type.String()),
  disabled: Type.Optional(Type.Boolean()),
  /** Asks for a free text beside it. */
  hasInput: Type.Optional(Type.Boolean()),
  children: Type.Optional(Type.Array(Type.Unknown())),
  leaf: Type.Optional(Type.Boolean()),
  /** What else people call it, in any language: it is found by these, too, and understood in a workbook. */
  aliases: Type.Optional(Type.Array(Type.String())),
});
export type DictionaryEntry = Type.Static<typeof DictionaryEntry>;

/** An entry as Blade's clients read it: flat, `parentId` is `0` at the top. */
export const BladeDictionaryEntry = Type.Object({
  id: Type.String(),
  parentId: Type.String(),
  /** The value. */
  dictKey: Type.String(),
  /** The label. */
  dictValue: Type.String(),
  sort: Type.Integer(),
});
export type BladeDictionaryEntry = Type.Static<typeof BladeDictionaryEntry>;

export const BladeDictionaryQuery = Strict({
  code: Type.String({ pattern: '^[\\w-]{1,64}$' }),
  /** For the transport supplier that this exhibitor chose. */
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
});
export type BladeDictionaryQuery = Type.Static<typeof BladeDictionaryQuery>;

export const DictionaryQuery = Type.Object(
  {
    parentKey: Type.Optional(Type.String({ maxLength: 200 })),
    keys: Type.Optional(Type.String({ maxLength: 4000 })),
    /** For the transport supplier that this exhibitor chose; never a filter. */
    exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: Type.String({ maxLength: 200 }) },
);
export type DictionaryQuery = Type.Static<typeof DictionaryQuery>;

export const DictionaryParams = Type.Object({ code: Type.String({ pattern: '^[\\w-]{1,64}$' }) });

export const FileParams = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** What a link to a file is signed with. */
export const LinkQuery = Type.Object({
  expires: Type.Optional(Type.String({ maxLength: 20 })),
  signature: Type.Optional(Type.String({ maxLength: 600 })),
});
