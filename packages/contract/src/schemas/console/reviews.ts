import { Type } from 'typebox';
import { staffActions } from '../../roles.ts';
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
} from '../basics.ts';
import { Form, Timelines } from '../forms.ts';
import { FileRecord } from '../files.ts';

export const StaffUser = Type.Object({
  id: Type.String(),
  username: Type.String(),
  name: Type.String(),
  role: Type.Union([Type.Literal('admin'), Type.Literal('editor'), Type.Literal('reviewer')]),
  /** What they may do; pages show nothing else. */
  may: Type.Array(Type.Enum([...staffActions])),
  /** Makes exhibitions. */
  tenantAdmin: Type.Boolean(),
  /** They can only enrol a second factor now. */
  factorNeeded: Type.Boolean(),
  exhibition: Type.Object({
    id: Type.String(),
    title: Type.String(),
    organiser: Type.String(),
    venue: Type.String(),
    start: Type.String(),
    end: Type.String(),
    zone: Type.String(),
  }),
  /** What admins should know of, for a day: SMS to unknown numbers came to half of their hourly bound, or to all of it. */
  smsAlarm: Type.Union([
    Type.Object({ level: Type.Union([Type.Literal('half'), Type.Literal('full')]), at: Time }),
    Type.Null(),
  ]),
  /** Likewise for a day: guests who proved nothing handed in half of what this form takes of them in an hour. */
  guestAlarm: Type.Union([Type.Object({ form: Type.String(), at: Time }), Type.Null()]),
});
export type StaffUser = Type.Static<typeof StaffUser>;

/** A form in the console with how many submissions stand in each state. */
export const ConsoleForm = Type.Object({
  formId: Type.String(),
  formType: Type.String(),
  formCode: Type.String(),
  group: Type.String(),
  /** What the exhibition calls the group; empty where it has no name. */
  groupTitle: Type.String(),
  title: Type.String(),
  /** 0: nothing is published yet, the portal does not know it. */
  version: Type.Integer(),
  /** Whether its draft asks something else than what is published. */
  changed: Type.Boolean(),
  /** Since when it is put away; null: it is in use. */
  putAwayAt: NullableTime,
  sort: Type.Integer(),
  review: Type.Boolean(),
  /** Whether those it applies to owe it. */
  required: Type.Boolean(),
  startTime: NullableTime,
  endTime: NullableTime,
  lateEndTime: NullableTime,
  /** For how many exhibitors and accounts it is. */
  applies: Type.Integer(),
  counts: Type.Object({
    /** Exhibitors the form applies to who have not begun. */
    none: Type.Integer(),
    draft: Type.Integer(),
    submitted: Type.Integer(),
    wait: Type.Integer(),
    adopt: Type.Integer(),
    fail: Type.Integer(),
  }),
});
export type ConsoleForm = Type.Static<typeof ConsoleForm>;

export const ConsoleFormsQuery = Strict({
  /** Those that are put away, instead of those in use. */
  putAway: Type.Optional(Type.Boolean()),
});

export const ConsoleFormDetail = Type.Object({
  form: Form,
  timelines: Timelines,
  counts: ConsoleForm.properties.counts,
});
export type ConsoleFormDetail = Type.Static<typeof ConsoleFormDetail>;

export const SubjectSummary = Type.Object({
  /** `exhibitor`, `account`, `transport` or `ticket` (wire.md §3). */
  kind: Type.String(),
  id: Type.String(),
  name: Type.String(),
  nameEn: Type.String(),
  booths: Type.Array(Booth),
});
export type SubjectSummary = Type.Static<typeof SubjectSummary>;

export const SubmissionRow = Type.Object({
  id: Type.String(),
  formId: Type.String(),
  formCode: Type.String(),
  title: Type.String(),
  subject: SubjectSummary,
  /** The one it is for, where the form is given for each booth. */
  booth: Type.Union([SubmissionBooth, Type.Null()]),
  status: StatusName,
  revision: Type.Integer(),
  version: Type.Integer(),
  /** How many times it was submitted. */
  round: Type.Integer(),
  submittedAt: NullableTime,
  submittedBy: NullableString,
  /** When the subject asked for a change that nobody has answered yet. */
  changeRequestedAt: NullableTime,
  updatedAt: Time,
  /** Last submitted answers, where the list was asked for one form; else null. */
  answers: Type.Union([Answers, Type.Null()]),
});
export type SubmissionRow = Type.Static<typeof SubmissionRow>;

/** A page of submissions, with the labels of dictionary values in their answers: prop → value → label. */
export const SubmissionsPage = Type.Object({
  ...Page(SubmissionRow).properties,
  labels: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
});
export type SubmissionsPage = Type.Static<typeof SubmissionsPage>;

export const SubmissionsQuery = Strict({
  ...pageQuery,
  formId: Type.Optional(Type.String({ maxLength: 64 })),
  status: Type.Optional(Type.String({ maxLength: 64, description: 'One status, or several with commas.' })),
  /** Only those whose subject asks for a change. */
  changeRequested: Type.Optional(Type.Boolean()),
  search: Type.Optional(Type.String({ maxLength: 100 })),
});
export type SubmissionsQuery = Type.Static<typeof SubmissionsQuery>;

export const ReviewStep = Type.Object({
  step: Type.Integer(),
  /** `submit`, `adopt`, `fail`, `withdraw`, `request` (a change), `requestRemoval`, `reopen`, `batch-reopen` (a version asked for more), `remove`, `keep`. */
  action: Type.String(),
  revision: Type.Integer(),
  by: Type.String(),
  at: Time,
  reason: NullableString,
  comments: Type.Array(FieldComment),
});
export type ReviewStep = Type.Static<typeof ReviewStep>;

export const SubmissionDetail = Type.Object({
  submission: SubmissionRow,
  form: Form,
  answers: Answers,
  /** The submission before this one, under its own form version. */
  previous: Type.Union([
    Type.Object({ revision: Type.Integer(), submittedAt: Time, answers: Answers, form: Form }),
    Type.Null(),
  ]),
  steps: Type.Array(ReviewStep),
  /** Records of every file the two answers name, without their content. */
  files: Type.Array(FileRecord),
  /** Labels of dictionary values in the answers: prop (or `prop/column`) → value → label. */
  labels: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
});
export type SubmissionDetail = Type.Static<typeof SubmissionDetail>;

export const SubmissionParams = Strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });
export const ConsoleFormParams = Strict({ formId: Type.String({ minLength: 1, maxLength: 64 }) });

export const AdoptRequest = Strict({ revision: Type.Integer({ minimum: 1 }) });
export type AdoptRequest = Type.Static<typeof AdoptRequest>;

export const RejectRequest = Strict({
  revision: Type.Integer({ minimum: 1 }),
  reason: Type.String({ maxLength: 2000 }),
  comments: Type.Array(FieldComment, { maxItems: 500 }),
});
export type RejectRequest = Type.Static<typeof RejectRequest>;

export const ReopenRequest = Strict({
  revision: Type.Integer({ minimum: 1 }),
  reason: Type.String({ minLength: 1, maxLength: 2000 }),
});
export type ReopenRequest = Type.Static<typeof ReopenRequest>;

export const RemovalRequest = Strict({
  revision: Type.Integer({ minimum: 1 }),
  /** True removes the person, false keeps them. */
  remove: Type.Boolean(),
  /** Needed where they are kept. */
  reason: Type.Optional(Type.String({ maxLength: 2000 })),
});
export type RemovalRequest = Type.Static<typeof RemovalRequest>;

export const Decision = Type.Object({ id: Type.String(), status: StatusName, revision: Type.Integer() });
export type Decision = Type.Static<typeof Decision>;
