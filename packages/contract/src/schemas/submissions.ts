import { Type } from 'typebox';
import {
  Answers,
  Booth,
  FieldComment,
  NullableString,
  NullableTime,
  Page,
  pageQuery,
  StatusName,
  SubmissionBooth,
  Strict,
  Time,
} from './basics.ts';
import { FileRecord } from './files.ts';
import { boothId, Form, FormQuery, Receipt } from './forms.ts';

/** Which submission of a form a step is taken with. */
const place = {
  formId: Type.String({ minLength: 1, maxLength: 64 }),
  /** Where the form takes many submissions. */
  id: Type.Optional(Type.String({ maxLength: 64 })),
  boothId,
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
};

export const WithdrawRequest = Strict(place);
export type WithdrawRequest = Type.Static<typeof WithdrawRequest>;

export const ChangeRequest = Strict({ ...place, reason: Type.String({ minLength: 1, maxLength: 2000 }) });
export type ChangeRequest = Type.Static<typeof ChangeRequest>;

/** A step of a submission as its subject sees it. */
export const HistoryStep = Type.Object({
  step: Type.Integer(),
  action: Type.Union([
    Type.Literal('submit'),
    Type.Literal('adopt'),
    Type.Literal('fail'),
    Type.Literal('withdraw'),
    Type.Literal('request'),
    Type.Literal('requestRemoval'),
    Type.Literal('reopen'),
    Type.Literal('batch-reopen'),
    Type.Literal('remove'),
    Type.Literal('keep'),
  ]),
  /** The submitted revision it is about. */
  revision: Type.Integer(),
  /** Who took it; of the organiser's staff only the organiser's name. */
  by: Type.String(),
  organiser: Type.Boolean(),
  at: Time,
  reason: NullableString,
  comments: Type.Array(FieldComment),
  /** Of a submission; null for every other step. */
  receipt: Type.Union([Receipt, Type.Null()]),
});
export type HistoryStep = Type.Static<typeof HistoryStep>;

export const InfoDetailQuery = Strict({
  ...FormQuery.properties,
  /** An earlier submitted revision; without it the last one. */
  revision: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type InfoDetailQuery = Type.Static<typeof InfoDetailQuery>;

/** What was saved at one moment, under the form version of that moment. */
const SavedAnswers = {
  revision: Type.Integer(),
  form: Form,
  answers: Answers,
  savedAt: Time,
  savedBy: Type.String(),
};

/** One submission as it was. */
export const InfoDetail = Type.Object({
  id: Type.String(),
  booth: Type.Union([SubmissionBooth, Type.Null()]),
  ...SavedAnswers,
  /** False where nothing was submitted yet, so that this is the draft. */
  submitted: Type.Boolean(),
  /** Where the submission stands now. */
  status: StatusName,
  submitTime: NullableTime,
  examTime: NullableTime,
  receipt: Type.Union([Receipt, Type.Null()]),
  /** The submission before this one. */
  previous: Type.Union([Type.Object(SavedAnswers), Type.Null()]),
  history: Type.Array(HistoryStep),
  /** Records of every file the answers name, without their content. */
  files: Type.Array(FileRecord),
});
export type InfoDetail = Type.Static<typeof InfoDetail>;

export const SubmissionPageQuery = Strict({
  ...pageQuery,
  formType: Type.Optional(Type.String({ maxLength: 16 })),
  formId: Type.Optional(Type.String({ maxLength: 64 })),
  status: Type.Optional(Type.String({ maxLength: 64, description: 'One status, or several with commas.' })),
});
export type SubmissionPageQuery = Type.Static<typeof SubmissionPageQuery>;

/** A submission in a list. */
export const SubmissionEntry = Type.Object({
  id: Type.String(),
  formId: Type.String(),
  formType: Type.String(),
  pageKey: Type.String(),
  formCode: Type.String(),
  title: Type.String(),
  /** Counts the submissions of a form that takes many, from 1. */
  ordinal: Type.Integer(),
  /** Where the form is given for each booth. */
  booth: Type.Union([SubmissionBooth, Type.Null()]),
  status: StatusName,
  hasDraft: Type.Boolean(),
  revision: Type.Integer(),
  round: Type.Integer(),
  reason: NullableString,
  receiptNumber: NullableString,
  submitTime: NullableTime,
  examTime: NullableTime,
  updatedAt: Time,
  /**
   * What was submitted last, before that the draft, sensitive answers masked; null unless the list was asked for one
   * form.
   */
  answers: Type.Union([Answers, Type.Null()]),
});
export type SubmissionEntry = Type.Static<typeof SubmissionEntry>;

/** A page of submissions, with the labels of dictionary values in their answers: prop → value → label. */
export const SubmissionPage = Type.Object({
  ...Page(SubmissionEntry).properties,
  labels: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
});
export type SubmissionPage = Type.Static<typeof SubmissionPage>;

export const TransportPageQuery = Strict({
  ...SubmissionPageQuery.properties,
  exhibitorId: Type.Optional(Type.String({ maxLength: 64 })),
  /** Part of an exhibitor's name. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
});
export type TransportPageQuery = Type.Static<typeof TransportPageQuery>;

/** An exhibitor as the transport supplier it chose sees it. */
export const ClientExhibitor = Type.Object({
  id: Type.String(),
  name: Type.String(),
  nameEn: Type.String(),
  booths: Type.Array(Booth),
  /** Forms that its supplier has yet to hand in for it; in lists of clients only. */
  owed: Type.Optional(Type.Integer()),
});
export type ClientExhibitor = Type.Static<typeof ClientExhibitor>;

/** A submission of an exhibitor, or of its transport supplier for it. */
export const TransportEntry = Type.Object({
  ...SubmissionEntry.properties,
  exhibitor: ClientExhibitor,
  /** The supplier's own submission, which it may change. */
  own: Type.Boolean(),
});
export type TransportEntry = Type.Static<typeof TransportEntry>;

export const TransportPage = Type.Object({
  ...Page(TransportEntry).properties,
  labels: SubmissionPage.properties.labels,
});
export type TransportPage = Type.Static<typeof TransportPage>;

export const ExhibitorFormQuery = Strict({
  ...FormQuery.properties,
  exhibitorId: Type.String({ minLength: 1, maxLength: 64 }),
});
export type ExhibitorFormQuery = Type.Static<typeof ExhibitorFormQuery>;

/** What an exhibitor submitted, for the transport supplier it chose; sensitive answers masked. */
export const ExhibitorForm = Type.Object({
  exhibitor: ClientExhibitor,
  booth: Type.Union([SubmissionBooth, Type.Null()]),
  /** Under the version of the answers. */
  form: Form,
  answers: Answers,
  status: StatusName,
  submitTime: NullableTime,
  /** Records of every file the answers name, without their content. */
  files: Type.Array(FileRecord),
});
export type ExhibitorForm = Type.Static<typeof ExhibitorForm>;

export const TransportDifferenceQuery = Strict({
  formId: Type.String({ minLength: 1, maxLength: 64 }),
  exhibitorId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
});
export type TransportDifferenceQuery = Type.Static<typeof TransportDifferenceQuery>;

const HandedIn = Type.Union([Type.Object({ answers: Answers, submitTime: NullableTime }), Type.Null()]);

/** What an exhibitor handed in of a form and what its transport supplier did; sensitive answers masked. */
export const TransportDifference = Type.Object({
  /** As it is now; the rows of both carry their `$id`. */
  form: Form,
  /** Of the supplier that the exhibitor chose; empty where it chose none. */
  supplierName: Type.String(),
  client: HandedIn,
  supplier: HandedIn,
  /** That either of them names. */
  files: Type.Array(FileRecord),
});
export type TransportDifference = Type.Static<typeof TransportDifference>;

export const BoothPageQuery = Strict({
  ...pageQuery,
  /** Only booths that a form of this type is for. */
  formType: Type.Optional(Type.String({ maxLength: 16 })),
  hall: Type.Optional(Type.String({ maxLength: 32 })),
  number: Type.Optional(Type.String({ maxLength: 32, description: 'Part of a number.' })),
});
export type BoothPageQuery = Type.Static<typeof BoothPageQuery>;

export const BoothPage = Page(
  Type.Object({
    id: Type.String(),
    ...Booth.properties,
    /** Hall and number in words, for a list to choose from. */
    hallNumber: Type.String(),
  }),
);
export type BoothPage = Type.Static<typeof BoothPage>;

export const IdCheckQuery = Strict({ idNo: Type.String({ minLength: 1, maxLength: 64 }) });
export type IdCheckQuery = Type.Static<typeof IdCheckQuery>;

/** Whether an ID number may be registered. */
export const IdCheck = Type.Object({
  valid: Type.Boolean(),
  reason: Type.Union([Type.Literal('format'), Type.Literal('registered'), Type.Null()]),
  /** Somebody else registered it; never who. */
  duplicate: Type.Boolean(),
});
export type IdCheck = Type.Static<typeof IdCheck>;
