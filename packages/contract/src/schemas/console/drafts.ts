import { Type } from 'typebox';
import { NullableString, NullableTime, Page, Strict, Time } from '../basics.ts';

const FormId = Type.String({ minLength: 1, maxLength: 64 });
/** Revisions and versions as they stand in an address. */
const Number = Type.String({ pattern: String.raw`^(0|[1-9]\d{0,8})$` });
/** A form detail in the seed's dialect, with `formLogic.rules` beside the schemes. */
const Detail = Type.Record(Type.String(), Type.Unknown());

/** Something that forbids to publish a draft; of an item, or of the whole form. */
export const DraftProblem = Type.Object({
  code: Type.String(),
  formItemId: NullableString,
  params: Type.Record(Type.String(), Type.Unknown()),
});
export type DraftProblem = Type.Static<typeof DraftProblem>;

/** Somebody else who has the draft open, and the item they are at. */
export const DraftEditor = Type.Object({
  accountId: Type.String(),
  name: Type.String(),
  itemId: NullableString,
});
export type DraftEditor = Type.Static<typeof DraftEditor>;

/** The draft of a form. Nobody saved one yet: revision 0, what is published, or nothing. */
export const FormDraft = Type.Object({
  revision: Type.Integer(),
  detail: Detail,
  savedBy: NullableString,
  savedAt: NullableTime,
  /** 0: nothing is published. */
  publishedVersion: Type.Integer(),
  others: Type.Array(DraftEditor),
  problems: Type.Array(DraftProblem),
});
export type FormDraft = Type.Static<typeof FormDraft>;

export const SaveDraftRequest = Strict({
  /** The revision that `detail` began with. */
  base: Type.Integer({ minimum: 0 }),
  detail: Detail,
  /** What was done, in words for the history. */
  step: Type.String({ maxLength: 200 }),
  /** What `base` held, where the server has it no more. */
  baseDetail: Type.Optional(Detail),
});
export type SaveDraftRequest = Type.Static<typeof SaveDraftRequest>;

/** What was moved or deleted at once by two people, and how it stands now. */
const MergeNote = Type.Object({
  kind: Type.Enum(['moved', 'deleted']),
  formItemId: Type.Optional(Type.String()),
  key: Type.String(),
});

/** One thing that two people changed differently; a side on which it is absent is left out. */
export const DraftConflict = Type.Object({
  kind: Type.Enum(['changed', 'deleted']),
  formItemId: Type.Optional(Type.String()),
  key: Type.String(),
  base: Type.Optional(Type.Unknown()),
  mine: Type.Optional(Type.Unknown()),
  theirs: Type.Optional(Type.Unknown()),
});
export type DraftConflict = Type.Static<typeof DraftConflict>;

/** A draft that was saved. */
export const SavedDraft = Type.Object({
  revision: Type.Integer(),
  savedAt: Time,
  /** How the draft reads now, where it is not what was sent: made one with what others saved. */
  merged: Type.Optional(Detail),
  notes: Type.Array(MergeNote),
  problems: Type.Array(DraftProblem),
});
export type SavedDraft = Type.Static<typeof SavedDraft>;

export const DraftHereRequest = Strict({ itemId: Type.Optional(Type.String({ maxLength: 64 })) });
export type DraftHereRequest = Type.Static<typeof DraftHereRequest>;
export const DraftHere = Type.Object({ revision: Type.Integer(), others: Type.Array(DraftEditor) });
export type DraftHere = Type.Static<typeof DraftHere>;

/** One state of the history: what one person did within ten minutes. */
export const DraftHistoryEntry = Type.Object({
  revision: Type.Integer(),
  step: Type.String(),
  by: NullableString,
  at: Time,
});
export type DraftHistoryEntry = Type.Static<typeof DraftHistoryEntry>;
export const DraftHistoryPage = Page(DraftHistoryEntry);
export type DraftHistoryPage = Type.Static<typeof DraftHistoryPage>;
export const DraftStateParams = Strict({ formId: FormId, revision: Number });
export const DraftState = Type.Object({ ...DraftHistoryEntry.properties, detail: Detail });
export type DraftState = Type.Static<typeof DraftState>;

/** A version that was published. */
export const FormVersionEntry = Type.Object({
  version: Type.Integer(),
  publishedAt: Time,
  by: NullableString,
});
export type FormVersionEntry = Type.Static<typeof FormVersionEntry>;
export const FormVersions = Type.Object({ versions: Type.Array(FormVersionEntry) });
export type FormVersions = Type.Static<typeof FormVersions>;
export const FormVersionParams = Strict({ formId: FormId, version: Number });
export const FormVersionDetail = Type.Object({
  version: Type.Integer(),
  publishedAt: Time,
  by: NullableString,
  detail: Detail,
});
export type FormVersionDetail = Type.Static<typeof FormVersionDetail>;

/** `other` may be `draft`. */
export const VersionDifferencesParams = Strict({
  formId: FormId,
  version: Number,
  other: Type.Union([Number, Type.Literal('draft')]),
});
/** One thing in which two states of a form differ. */
export const FormDifference = Type.Object({
  kind: Type.Enum(['added', 'removed', 'moved', 'changed']),
  formItemId: Type.Optional(Type.String()),
  key: Type.String(),
  from: Type.Optional(Type.Unknown()),
  to: Type.Optional(Type.Unknown()),
  after: Type.Optional(NullableString),
});
export type FormDifference = Type.Static<typeof FormDifference>;
export const FormDifferences = Type.Object({ differences: Type.Array(FormDifference) });
export type FormDifferences = Type.Static<typeof FormDifferences>;
