import { Type } from 'typebox';
import {
  Answers,
  Booth,
  FieldComment,
  NullableNumber,
  NullableString,
  NullableTime,
  StatusName,
  SubmissionBooth,
  Strict,
  Time,
} from './basics.ts';

/** A form detail (seed.md §3) with its version and place. The engine parses the inside. */
export const Form = Type.Object({
  formId: Type.String(),
  formType: Type.String(),
  version: Type.Integer(),
  pageKey: Type.String(),
  pageType: Type.Integer(),
  formCode: Type.String(),
  /** In the asker's language. */
  title: Type.String(),
  purpose: Type.String(),
  formItems: Type.Array(Type.Unknown()),
  formLogic: Type.Unknown(),
  formSetting: Type.Unknown(),
  memo: NullableString,
  /** What exhibitors are told of this version and of earlier ones, the newest first; absent where there is nothing. */
  notes: Type.Optional(Type.Array(Type.Object({ version: Type.Integer(), note: Type.String() }))),
});
export type Form = Type.Static<typeof Form>;

/** Where the form is given for each booth: for which; without it the first. */
export const boothId = Type.Optional(Type.String({ minLength: 1, maxLength: 64 }));

/** A form, by its id or by a type code that has one form for this user. */
export const FormQuery = Strict({
  formType: Type.Optional(Type.String({ maxLength: 16 })),
  formId: Type.Optional(Type.String({ maxLength: 64 })),
  id: Type.Optional(Type.String({ maxLength: 64 })),
  boothId,
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
});
export type FormQuery = Type.Static<typeof FormQuery>;

/** Which forms are wanted; a transport supplier names the exhibitor that chose it. */
export const DynamicListQuery = Strict({
  formType: FormQuery.properties.formType,
  formId: FormQuery.properties.formId,
  exhibitorId: FormQuery.properties.exhibitorId,
});
export type DynamicListQuery = Type.Static<typeof DynamicListQuery>;

const Expired = Type.Union([Type.Boolean(), Type.Null()], {
  description: 'Null before the form opens, false while it is open, true once it is over.',
});

export const Timelines = Type.Object({
  startTime: NullableTime,
  earlyEndTime: NullableTime,
  endTime: NullableTime,
  lateEndTime: NullableTime,
  serverTime: Time,
  zone: Type.String(),
  /** By the server's clock and for this subject: what it was granted beyond the end counts. */
  expired: Expired,
  extendedTo: NullableTime,
});
export type Timelines = Type.Static<typeof Timelines>;

export const ExamStatus = Type.Object({
  status: StatusName,
  hasDraft: Type.Boolean(),
  draftSavedAt: NullableTime,
  reason: NullableString,
  comments: Type.Array(FieldComment),
  submitTime: NullableTime,
  examTime: NullableTime,
  revision: Type.Integer(),
  /** When a change was asked for that the organiser has not answered yet. */
  changeRequestedAt: NullableTime,
  fromInformationCanBeSubmitted: Type.Boolean(),
});
export type ExamStatus = Type.Static<typeof ExamStatus>;

/** What `${…}` expressions of this form may read, for this subject; mirrors the engine's `Context`. */
export const FormContext = Type.Object({
  today: Type.String(),
  user: Answers,
  exhibitor: Answers,
  booth: Answers,
  form: Type.Record(Type.String(), Answers),
  last: Answers,
});
export type FormContext = Type.Static<typeof FormContext>;

/** What is left of an option that may be taken only so often by all together. */
export const OptionLeft = Type.Object({
  prop: Type.String(),
  /** The column, where `prop` is a sub-table. */
  column: NullableString,
  option: Type.String(),
  /** How often this submission may take it, what it holds already included. */
  left: Type.Integer(),
});
export type OptionLeft = Type.Static<typeof OptionLeft>;

/** A booth that a form is given for, and where that stands. */
export const BoothEntry = Type.Object({
  ...SubmissionBooth.properties,
  /** Hall and number in words. */
  hallNumber: Type.String(),
  area: NullableNumber,
  /** `std`, `raw` or `semi`; null of a booth that is not the exhibitor's any more. */
  type: NullableString,
  /** The form is to be given for it; false where something was given for it before. */
  required: Type.Boolean(),
  /** Null before anything was saved for it. */
  submissionId: NullableString,
  status: StatusName,
  hasDraft: Type.Boolean(),
});
export type BoothEntry = Type.Static<typeof BoothEntry>;

export const FormInfo = Type.Object({
  /** Options that are sold out for this submission come disabled. */
  form: Form,
  optionsLeft: Type.Array(OptionLeft),
  /** It asks for ID numbers, photos or health data: taken only of who agreed to the privacy policy. */
  sensitive: Type.Boolean(),
  /** The booth this is for, where the form is given for each; the items `props` hold what it says. */
  booth: Type.Union([
    Type.Object({ ...SubmissionBooth.properties, props: Type.Array(Type.String()) }),
    Type.Null(),
  ]),
  /** Where the form is given for each booth: all of them, the largest first. */
  booths: Type.Array(BoothEntry),
  /** The draft if one is newer than the submission. */
  answers: Answers,
  revision: Type.Integer(),
  status: StatusName,
  hasDraft: Type.Boolean(),
  draftSavedAt: NullableTime,
  /** Version the answers were given under; differs from `form.version` after a change of the form. */
  answersVersion: Type.Integer(),
  /** The last accepted submission, where a newer draft stands in `answers`; else null. */
  submitted: Type.Union([Answers, Type.Null()]),
  reason: NullableString,
  comments: Type.Array(FieldComment),
  /** When a change was asked for that the organiser has not answered yet. */
  changeRequestedAt: NullableTime,
  fromInformationCanBeSubmitted: Type.Boolean(),
  timelines: Timelines,
  context: FormContext,
  receipt: Type.Union([
    Type.Object({
      number: Type.String(),
      time: Time,
      hash: Type.String(),
      /** The organiser filled it in. */
      byOrganiser: Type.Optional(Type.Boolean()),
    }),
    Type.Null(),
  ]),
});
export type FormInfo = Type.Static<typeof FormInfo>;

export const SubmitRequest = Strict({
  formId: Type.String({ minLength: 1, maxLength: 64 }),
  formType: Type.Union([Type.String({ maxLength: 16 }), Type.Integer()]),
  version: Type.Integer({ minimum: 1 }),
  /** The revision this save builds on; 0 for the first. */
  revision: Type.Integer({ minimum: 0 }),
  answers: Answers,
  draft: Type.Optional(Type.Boolean()),
  id: Type.Optional(Type.String({ maxLength: 64 })),
  boothId,
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
});
export type SubmitRequest = Type.Static<typeof SubmitRequest>;

export const Receipt = Type.Object({
  number: Type.String(),
  time: Time,
  hash: Type.String(),
  /** The organiser filled it in. */
  byOrganiser: Type.Optional(Type.Boolean()),
});
export type Receipt = Type.Static<typeof Receipt>;

export const SubmitAnswer = Type.Object({
  id: Type.String(),
  revision: Type.Integer(),
  status: StatusName,
  savedAt: Time,
  receipt: Type.Optional(Receipt),
});
export type SubmitAnswer = Type.Static<typeof SubmitAnswer>;

export const DiscardDraftRequest = Strict({
  formId: Type.String({ minLength: 1, maxLength: 64 }),
  revision: Type.Integer({ minimum: 0 }),
  /** Where the form takes many submissions. */
  id: Type.Optional(Type.String({ maxLength: 64 })),
  boothId,
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
});
export type DiscardDraftRequest = Type.Static<typeof DiscardDraftRequest>;

/** `data` of a 409 `STALE_REVISION`: who saved what when. */
export const StaleRevision = Type.Object({
  reason: Type.Literal('STALE_REVISION'),
  revision: Type.Integer(),
  savedBy: Type.String(),
  savedAt: Time,
  draft: Type.Boolean(),
  answers: Answers,
});
export type StaleRevision = Type.Static<typeof StaleRevision>;

/** `data` of a 409 `FORM_CHANGED`. */
export const FormChanged = Type.Object({ reason: Type.Literal('FORM_CHANGED'), form: Form });
export type FormChanged = Type.Static<typeof FormChanged>;

/** `data` of a 422: the first 500 problems, each with its sentence in the asker's language. */
export const AnswersRefused = Type.Object({
  reason: Type.Literal('ANSWERS_REFUSED'),
  problems: Type.Array(
    Type.Object({
      prop: Type.String(),
      formItemId: Type.String(),
      label: Type.String(),
      path: Type.Optional(Type.Tuple([Type.Integer(), Type.String()])),
      code: Type.String(),
      params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
      message: Type.String(),
    }),
  ),
  /** How many problems were left out; absent where all are told. */
  more: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type AnswersRefused = Type.Static<typeof AnswersRefused>;

export const DynamicListEntry = Type.Object({
  formId: Type.String(),
  formType: Type.String(),
  version: Type.Integer(),
  title: Type.String(),
  status: StatusName,
  sort: Type.Integer(),
  form: Form,
});
export type DynamicListEntry = Type.Static<typeof DynamicListEntry>;

/** One form of the home checklist. */
export const FormEntry = Type.Object({
  formId: Type.String(),
  formType: Type.String(),
  pageKey: Type.String(),
  formCode: Type.String(),
  title: Type.String(),
  purpose: Type.String(),
  status: StatusName,
  hasDraft: Type.Boolean(),
  startTime: NullableTime,
  endTime: NullableTime,
  lateEndTime: NullableTime,
  /** Whole days until `endTime`, by the server's clock in the exhibition's zone; negative when past. */
  daysLeft: NullableNumber,
  expired: Expired,
  required: Type.Boolean(),
  review: Type.Boolean(),
  /** Takes many submissions; status and draft are then those of the last one begun. */
  many: Type.Boolean(),
  /** For how many of the booths that it is asked for it was handed in; null unless several are or were. */
  booths: Type.Union([
    Type.Object({
      done: Type.Integer(),
      total: Type.Integer(),
      /** The booth with which to go on; null where each was handed in. */
      next: NullableString,
    }),
    Type.Null(),
  ]),
  /** It asks for ID numbers, photos or health data: taken only of who agreed to the privacy policy. */
  sensitive: Type.Boolean(),
  reason: NullableString,
  updatedAt: NullableTime,
});
export type FormEntry = Type.Static<typeof FormEntry>;

export const TagForms = Type.Object({
  /** Group letter of the form codes, A to F. */
  tag: Type.String(),
  title: Type.String(),
  forms: Type.Array(FormEntry),
});
export type TagForms = Type.Static<typeof TagForms>;

export const ExhibitorDetail = Type.Object({
  id: Type.String(),
  name: Type.String(),
  nameEn: Type.String(),
  booths: Type.Array(Booth),
  contact: Type.String(),
  phone: Type.String(),
  tags: Type.Array(Type.String()),
  progress: Type.Object({ done: Type.Integer(), total: Type.Integer() }),
});
export type ExhibitorDetail = Type.Static<typeof ExhibitorDetail>;

export const ImportConfigQuery = Strict({
  formId: Type.String({ minLength: 1, maxLength: 64 }),
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
});
export type ImportConfigQuery = Type.Static<typeof ImportConfigQuery>;

/** How rows come into a sub-table from a workbook (seed.md §3); 2 is yes, 1 is no. */
export const ImportConfig = Type.Object({
  /** 2: a sub-table. */
  type: Type.Integer(),
  formItemId: Type.String(),
  isImport: Type.Integer(),
  /** Of the template that staff keep, signed for ten minutes, else of one that is made from the columns; for `downLoad`. */
  templateUrl: Type.String(),
  /** 2: no rows by hand. */
  isImportOnly: Type.Integer(),
  /** 2: an import takes the place of all rows. */
  importWay: Type.Integer(),
});
export type ImportConfig = Type.Static<typeof ImportConfig>;
