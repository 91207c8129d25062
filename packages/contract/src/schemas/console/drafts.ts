import { Type } from 'typebox';
import { limits } from '../../limits.ts';
import { Answers, NullableString, NullableTime, Page, Strict, Time } from '../basics.ts';
import { AnswersRefused, FormContext } from '../forms.ts';

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

/** As whom a draft is tried: an exhibitor, or whoever has a booth that there is not. */
export const TrialActor = Strict({
  exhibitorId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  booth: Type.Optional(
    Strict({
      hall: Type.String({ maxLength: 32 }),
      type: Type.Enum(['std', 'raw', 'semi']),
      /** Square metres. */
      area: Type.Number({ minimum: 0, maximum: 100_000 }),
    }),
  ),
});
export type TrialActor = Type.Static<typeof TrialActor>;

export const CheckDraftRequest = Strict({
  answers: Answers,
  as: TrialActor,
  /** The moment at which it is tried, in the exhibition's zone; without it now. */
  at: Type.Optional(Type.String({ maxLength: 32 })),
});
export type CheckDraftRequest = Type.Static<typeof CheckDraftRequest>;

/** What a submission of these answers would be told. Nothing of it is kept. */
export const CheckedDraft = Type.Object({
  /** The draft that judged; 0: what is published. */
  revision: Type.Integer(),
  problems: AnswersRefused.properties.problems,
  /** What its expressions may read, sensitive answers masked. */
  context: FormContext,
});
export type CheckedDraft = Type.Static<typeof CheckedDraft>;

/** A link by which the draft of a form is read without an account, as it stood when the link was made. */
export const FormPreview = Type.Object({
  id: Type.String(),
  link: Type.String(),
  by: NullableString,
  madeAt: Time,
  until: Time,
});
export type FormPreview = Type.Static<typeof FormPreview>;
export const FormPreviews = Type.Object({ previews: Type.Array(FormPreview) });
export const FormPreviewParams = Strict({
  formId: FormId,
  previewId: Type.String({ minLength: 1, maxLength: 64 }),
});
/** What such a link shows. */
export const OpenPreview = Type.Object({
  code: Type.String(),
  title: Type.String(),
  detail: Detail,
  madeAt: Time,
  until: Time,
});
export type OpenPreview = Type.Static<typeof OpenPreview>;

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

/** A version that was published; the note is what its publisher wrote of it. */
export const FormVersionEntry = Type.Object({
  version: Type.Integer(),
  publishedAt: Time,
  by: NullableString,
  note: Type.String(),
  /** Exhibitors read it. */
  noteShown: Type.Boolean(),
});
export type FormVersionEntry = Type.Static<typeof FormVersionEntry>;
export const FormVersions = Type.Object({ versions: Type.Array(FormVersionEntry) });
export type FormVersions = Type.Static<typeof FormVersions>;
export const FormVersionParams = Strict({ formId: FormId, version: Number });
export const FormVersionDetail = Type.Object({
  ...FormVersionEntry.properties,
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

const Handed = Type.Enum(['draft', 'submitted', 'wait', 'adopt', 'fail']);
/** A submission that a report names. */
export const EffectsExample = Type.Object({
  submissionId: Type.String(),
  /** The exhibitor, else the person. */
  name: Type.String(),
  booth: NullableString,
  status: Handed,
});
export type EffectsExample = Type.Static<typeof EffectsExample>;
const Affected = {
  prop: Type.String(),
  /** Of a sub-table. */
  column: NullableString,
  /** As the caller reads it: the item, or item and column. */
  label: Type.String(),
  /** How many submissions. */
  count: Type.Integer(),
  /** The first twenty. */
  examples: Type.Array(EffectsExample),
};
/** Answers that the next version does not show: the field is gone, or reads them no more. They stay in their version. */
export const LostAnswers = Type.Object({ ...Affected, gone: Type.Boolean() });
export type LostAnswers = Type.Static<typeof LostAnswers>;
/** What would be refused of submissions that pass now. */
export const FailingAnswers = Type.Object({
  ...Affected,
  code: Type.String(),
  /** The sentence that the first of them would read. */
  message: Type.String(),
});
export type FailingAnswers = Type.Static<typeof FailingAnswers>;

/** What names something of the form that the next version has no more, or has otherwise. */
export const FormElsewhere = Type.Object({
  /** How the form orders; an option that is limited; by which field a transport supplier is chosen; a `${form.…}` of another form; the workbook of an import. */
  kind: Type.Enum(['bookingRule', 'quota', 'transport', 'form', 'template']),
  /** The field that is named, as the caller reads it. */
  label: Type.String(),
  /** Code and title of the other form; null in this one. */
  form: NullableString,
  /** The field is not there any more; it has another type; an option is not there any more; columns differ. */
  change: Type.Enum(['gone', 'retyped', 'option', 'columns']),
});
export type FormElsewhere = Type.Static<typeof FormElsewhere>;

/** What forbids to publish a draft and is put right in the settings of its form. */
export const FormOutside = Type.Object({
  /**
   * Another form in use has its page key (`of`: its code); it waits for itself by way of another form (`label`: its code); a
   * limit is about an option that is not there (`label`: the field, `of`: the option).
   */
  code: Type.Enum(['pageKeyTaken', 'afterCircle', 'quotaGone']),
  label: Type.String(),
  of: NullableString,
});
export type FormOutside = Type.Static<typeof FormOutside>;
export const FormOutsideList = Type.Object({ problems: Type.Array(FormOutside) });

/** What publishing the draft of now would do (console.md §2). */
export const FormEffects = Type.Object({
  effectsId: Type.String(),
  madeAt: Time,
  /** Until then it may be published with. */
  until: Time,
  draftRevision: Type.Integer(),
  /** Published now; 0: nothing. */
  version: Type.Integer(),
  differences: Type.Array(FormDifference),
  /** Submissions of now, whatever version they were given under. */
  counts: Type.Object({
    draft: Type.Integer(),
    submitted: Type.Integer(),
    wait: Type.Integer(),
    adopt: Type.Integer(),
    fail: Type.Integer(),
  }),
  /** How many lose something, and where. */
  lost: Type.Object({ submissions: Type.Integer(), fields: Type.Array(LostAnswers) }),
  /** How many would pass no more, and why. */
  failing: Type.Object({ submissions: Type.Integer(), fields: Type.Array(FailingAnswers) }),
  /** What would have to be mended by hand, a hundred at most. */
  elsewhere: Type.Array(FormElsewhere),
  /** How many may be opened again: handed in, and neither tickets nor people who have a badge. */
  reopenable: Type.Object({
    failing: Type.Integer(),
    all: Type.Integer(),
    /** The form is over: whoever is to mend something needs a later end. */
    closed: Type.Boolean(),
  }),
});
export type FormEffects = Type.Static<typeof FormEffects>;
/** The job that finds out what publishing would do, where that takes long; the report has its number. */
export const EffectsBegun = Type.Object({ jobId: Type.String() });
export type EffectsBegun = Type.Static<typeof EffectsBegun>;
export const EffectsAnswer = Type.Union([FormEffects, EffectsBegun]);

const EffectsId = Type.String({ minLength: 1, maxLength: 64 });
export const EffectsParams = Strict({ formId: FormId, effectsId: EffectsId });

/** Which submissions are opened again once the version is published, and what their exhibitors are told. */
export const ReopenByVersion = Strict({
  which: Type.Enum(['failing', 'all']),
  /** As the report said it: who saw another number is asked again. */
  count: Type.Integer({ minimum: 0 }),
  reason: Type.String({ minLength: 1, maxLength: limits.reopenReason }),
  /** A later end for those concerned, who had an earlier one; without it only where the form is open. */
  endAt: Type.Optional(Type.String({ maxLength: 32 })),
});
export type ReopenByVersion = Type.Static<typeof ReopenByVersion>;

export const PublishRequest = Strict({
  /** The report that was read. */
  effectsId: EffectsId,
  /** What changed. */
  note: Type.String({ maxLength: limits.versionNote }),
  /** Exhibitors who gave something under an earlier version read the note, too. */
  showNote: Type.Optional(Type.Boolean()),
  /** Without it every submission stays as it is. */
  reopen: Type.Optional(ReopenByVersion),
});
export type PublishRequest = Type.Static<typeof PublishRequest>;
/** The job that opens submissions again, where some are. */
export const PublishedVersion = Type.Object({ version: Type.Integer(), jobId: NullableString });
export type PublishedVersion = Type.Static<typeof PublishedVersion>;
