import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text, read as the parsed value. */
type Json<T> = ColumnType<T, string, string>;

interface Scoped {
  tenant_id: string;
  exhibition_id: string;
}

export type StoredStatus = 'draft' | 'submitted' | 'wait' | 'adopt' | 'fail';
export type SubjectKind = 'exhibitor' | 'account' | 'transport' | 'ticket';

export interface SubmissionTable extends Scoped {
  submission_id: string;
  form_id: string;
  subject_kind: SubjectKind;
  exhibitor_id: string | null;
  account_id: string | null;
  ticket_id: string | null;
  subject_key: Generated<string>;
  ordinal: Defaulted<number>;
  booth_id: ColumnType<string | null, string | null | undefined, string | null>;
  booth_hall: ColumnType<string | null, string | null | undefined, string | null>;
  booth_number: ColumnType<string | null, string | null | undefined, string | null>;
  status: Defaulted<StoredStatus>;
  revision: Defaulted<number>;
  submitted_revision: number | null;
  round: Defaulted<number>;
  submitted_at: Timestamp | null;
  decided_at: Timestamp | null;
  change_requested_at: Timestamp | null;
  /** Owed anew although it stays submitted. */
  reopened_revision: ColumnType<number | null, number | null | undefined, number | null>;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
}

interface RevisionTable extends Scoped {
  submission_id: string;
  revision: number;
  version: number;
  round: number;
  answers: Json<Readonly<Record<string, unknown>>>;
  saved_by: string | null;
  saved_at: DefaultedTime;
  address: string;
  receipt_number: string;
  receipt_hash: string;
}

interface DraftTable extends Scoped {
  submission_id: string;
  revision: number;
  version: number;
  answers: Json<Readonly<Record<string, unknown>>>;
  /** Nothing sensitive stands in it in clear; false of what was saved before that was known. */
  is_sealed: Generated<boolean>;
  saved_by: string | null;
  saved_at: DefaultedTime;
}

interface SealedAnswerTable extends Scoped {
  seal_id: string;
  submission_id: string;
  prop: string;
  kind: 'id' | 'photo' | 'health';
  key_id: string;
  ciphertext: Buffer;
  blind_index: Buffer;
  claimed: Defaulted<boolean>;
  created_at: DefaultedTime;
}

interface FillingInTable extends Scoped {
  submission_id: string;
  revision: number;
  account_id: string;
  reason: string;
  late_reason: string | null;
  at: Date;
}

interface ReviewStepTable extends Scoped {
  submission_id: string;
  step: number;
  action:
    | 'submit'
    | 'adopt'
    | 'fail'
    | 'withdraw'
    | 'request'
    | 'requestRemoval'
    | 'reopen'
    | 'batch-reopen'
    | 'remove'
    | 'keep';
  revision: number;
  account_id: string | null;
  reason: string | null;
  address: string;
  created_at: DefaultedTime;
}

interface ReviewCommentTable extends Scoped {
  submission_id: string;
  step: number;
  comment_no: number;
  prop: string;
  path: ColumnType<readonly [number, string] | null, string | null, string | null>;
  comment: string;
}

interface FormOpeningTable extends Scoped {
  form_id: string;
  subject_key: string;
  account_id: string;
  opened_at: Timestamp;
}

interface TransportChoiceTable extends Scoped {
  exhibitor_id: string;
  form_id: string;
  account_id: string;
  chosen_at: Timestamp;
}

interface TakenOptionTable extends Scoped {
  submission_id: string;
  form_id: string;
  place: string;
  option: string;
  times: number;
}

interface CallCountTable extends Scoped {
  subject_key: string;
  call: string;
  seconds: number;
  started_at: Timestamp;
  calls: number;
}

/** Submissions with their revisions and reviews, as kysely sees them. */
export interface SubmissionTables {
  submission: SubmissionTable;
  revision: RevisionTable;
  draft: DraftTable;
  sealed_answer: SealedAnswerTable;
  filling_in: FillingInTable;
  review_step: ReviewStepTable;
  review_comment: ReviewCommentTable;
  form_opening: FormOpeningTable;
  transport_choice: TransportChoiceTable;
  taken_option: TakenOptionTable;
  call_count: CallCountTable;
}
