import type { ColumnType } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text, read as the parsed value. */
type Json<T> = ColumnType<T, string, string>;

interface Scoped {
  tenant_id: string;
  exhibition_id: string;
}

/** Work that lasts (migration 0067). */
interface JobTable extends Scoped {
  job_id: string;
  kind: string;
  state: Defaulted<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>;
  payload: Json<unknown>;
  account_id: string | null;
  claimed_by: ColumnType<string | null, string | null | undefined, string | null>;
  alive_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  is_cancelled: Defaulted<boolean>;
  created_at: DefaultedTime;
  started_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Of one long piece of work (migration 0076): how far it is, and of how much. */
  progress: ColumnType<number | null, number | null | undefined, number | null>;
  total: ColumnType<number | null, number | null | undefined, number | null>;
  /** What came of it. */
  result: ColumnType<object | null, string | null | undefined, string | null>;
  /** What it needs, sealed; gone as soon as it ends. */
  secret: ColumnType<object | null, string | null | undefined, string | null>;
}

/** One thing of a job, and what became of it. */
interface JobThingTable extends Scoped {
  job_id: string;
  place: number;
  thing_id: string;
  outcome: Defaulted<'waiting' | 'done' | 'skipped' | 'failed'>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  change: ColumnType<Readonly<Record<string, unknown>> | null, string | null | undefined, string | null>;
}

/** An archive that is uploaded in parts (migration 0077). */
interface ArchiveUploadTable extends Scoped {
  upload_id: string;
  account_id: string;
  name: string;
  bytes: ColumnType<string, number, number>;
  parts: ColumnType<number[], number[] | undefined, number[]>;
  report: ColumnType<object | null, string | null | undefined, string | null>;
  created_at: Date;
  kept_until: Date;
}

/** What an organiser keeps for exhibitions to come (migration 0092). */
interface PackTable {
  tenant_id: string;
  pack_id: string;
  title: string;
  note: string;
  file_id: string;
  counts: Json<PackCounts>;
  made_by: string;
  made_at: Date;
}

/** Things of a pack. */
export interface PackCounts {
  readonly forms: number;
  readonly dictionaries: number;
  readonly articles: number;
  readonly items: number;
}

/** What a workbook would do, as somebody saw it (migration 0069). */
interface WorkbookImportTable extends Scoped {
  import_id: string;
  kind: string;
  account_id: string;
  things: Json<readonly { readonly id: string; readonly change: unknown }[]>;
  created_at: Date;
}

/** Tables of work that lasts, and of what it works on. */
export interface JobTables {
  job: JobTable;
  job_thing: JobThingTable;
  workbook_import: WorkbookImportTable;
  archive_upload: ArchiveUploadTable;
  pack: PackTable;
}
