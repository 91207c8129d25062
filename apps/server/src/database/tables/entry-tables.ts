import type { ColumnType, Generated } from 'kysely';
import type { StoredStatus, SubjectKind } from './submission-tables.ts';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;

interface Scoped {
  tenant_id: string;
  exhibition_id: string;
}

interface ListedSubmissionColumns extends Scoped {
  submission_id: string;
  form_id: string;
  form_code: string;
  subject_kind: SubjectKind;
  subject_key: string;
  exhibitor_id: string | null;
  ticket_id: string | null;
  name: string;
  hall: string;
  booth: string;
  halls: string[];
  folded: string;
  status: StoredStatus;
  round: number;
  submitted_at: Timestamp | null;
  decided_at: Timestamp | null;
  change_requested_at: Timestamp | null;
  updated_at: Timestamp;
}

interface SubmissionEntryTable extends ListedSubmissionColumns {
  status_order: Generated<number>;
}

interface EntrySubjectTable extends Scoped {
  subject_key: string;
  folded: string;
}

interface SubmissionCountTable extends Scoped {
  form_id: string;
  status: StoredStatus;
  halls: string[];
  submissions: string;
}

interface FormSubjectCountTable extends Scoped {
  form_id: string;
  halls: string[];
  subjects: string;
}

interface SubmissionChangeTable extends Scoped {
  kind: string;
  id: string;
  at: DefaultedTime;
}

interface ObligationTable extends Scoped {
  exhibitor_id: string;
  form_id: string;
  booth_id: string;
  status: 'none' | StoredStatus;
  end_at: Timestamp | null;
  late_end_at: Timestamp | null;
  required: boolean;
}

interface ObligationChangeTable extends Scoped {
  exhibitor_id: string;
  form_id: string;
}

/** What lists and counts of submissions are read from, as kysely sees it. */
export interface EntryTables {
  listed_submission: ListedSubmissionColumns;
  submission_entry: SubmissionEntryTable;
  entry_subject: EntrySubjectTable;
  submission_count: SubmissionCountTable;
  form_subject_count: FormSubjectCountTable;
  submission_change: SubmissionChangeTable;
  obligation: ObligationTable;
  obligation_change: ObligationChangeTable;
}
