import { Type } from 'typebox';
import { fillParts, momentKinds, packParts } from '../../fill-parts.ts';
import { NullableString, Strict, Time } from '../basics.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });
const Part = Type.Enum([...fillParts]);
/** `YYYY-MM-DD`, or with a time as the clocks of the exhibition show it. */
const LocalTime = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?$` });

export const FillParams = Strict({ id: Id });

/** What it would be filled from: one of the two. */
export const FillPreviewQuery = Strict({
  exhibitionId: Type.Optional(Id),
  packId: Type.Optional(Id),
});
export type FillPreviewQuery = Type.Static<typeof FillPreviewQuery>;

const NamedForm = Type.Object({
  formId: Type.String(),
  code: Type.String(),
  /** In the language of who asks. */
  title: Type.String(),
  group: Type.String(),
});

/** What would come, and which days would move. */
export const FillPreview = Type.Object({
  /** Of what is taken; null where no first day is known. */
  firstDay: NullableString,
  zone: Type.String(),
  /** Of the exhibition that is filled. */
  target: Type.Object({ firstDay: NullableString, zone: Type.String(), open: Type.Boolean() }),
  /** Whole days by which all moves. */
  days: Type.Integer(),
  parts: Type.Array(
    Type.Object({
      part: Part,
      /** Things of it. */
      count: Type.Integer(),
      /** The exhibition has some of it already, so it cannot come. */
      isTaken: Type.Boolean(),
    }),
  ),
  forms: Type.Array(NamedForm),
  /** Every moment that would move, in the zone of what is taken and in that of the exhibition. */
  moments: Type.Array(
    Type.Object({
      key: Type.String(),
      kind: Type.Enum([...momentKinds]),
      part: Part,
      /** The form it belongs to; null where it is of none. */
      formId: NullableString,
      /** Of what it is: the code of a form, a milestone, an item; empty where the day says all. */
      name: Type.String(),
      from: Type.String(),
      to: Type.String(),
    }),
  ),
  /** Options of forms that name days: these do not move. */
  options: Type.Array(
    Type.Object({
      formId: Type.String(),
      code: Type.String(),
      field: Type.String(),
      options: Type.Array(Type.String()),
    }),
  ),
});
export type FillPreview = Type.Static<typeof FillPreview>;

export const FillRequest = Strict({
  from: Type.Union([Strict({ exhibitionId: Id }), Strict({ packId: Id })]),
  parts: Type.Array(Part, { minItems: 1, maxItems: fillParts.length }),
  /** Which forms; all unless given. */
  forms: Type.Optional(Type.Array(Id, { maxItems: 500 })),
  /** Moments that shall be others than where they would move, by the keys of the preview. */
  dates: Type.Optional(
    Type.Array(Strict({ key: Type.String({ minLength: 1, maxLength: 400 }), to: LocalTime }), {
      maxItems: 5_000,
    }),
  ),
});
export type FillRequest = Type.Static<typeof FillRequest>;

export const PackParams = Strict({ packId: Id });

const PackCounts = Type.Object({
  forms: Type.Integer(),
  dictionaries: Type.Integer(),
  articles: Type.Integer(),
  items: Type.Integer(),
});

/** Forms, dictionaries, letters and prices without people, kept for exhibitions to come. */
export const Pack = Type.Object({
  id: Type.String(),
  title: Type.String(),
  note: Type.String(),
  /** It comes with the product, and nobody deletes it. */
  isProduct: Type.Boolean(),
  counts: PackCounts,
  /** Null of what comes with the product. */
  madeBy: NullableString,
  madeAt: Type.Union([Type.Null(), Time]),
});
export type Pack = Type.Static<typeof Pack>;

/** What is in a pack, by name. */
export const PackContents = Type.Object({
  id: Type.String(),
  title: Type.String(),
  forms: Type.Array(NamedForm),
  /** Codes. */
  dictionaries: Type.Array(Type.String()),
  /** Titles. */
  articles: Type.Array(Type.String()),
});
export type PackContents = Type.Static<typeof PackContents>;

export const MakePackRequest = Strict({
  title: Type.String({ minLength: 1, maxLength: 100, pattern: String.raw`\S` }),
  note: Type.Optional(Type.String({ maxLength: 500 })),
  parts: Type.Array(Type.Enum([...packParts]), {
    minItems: 1,
    maxItems: packParts.length,
  }),
});
export type MakePackRequest = Type.Static<typeof MakePackRequest>;
