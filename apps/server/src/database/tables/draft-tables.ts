import type { ColumnType } from 'kysely';

interface Scoped {
  tenant_id: string;
  exhibition_id: string;
}

/** The newest state of what a form asks while somebody works on it; 0 before the first. */
interface FormDraftTable extends Scoped {
  form_id: string;
  revision: number;
}

/** One saved state of a draft. */
interface FormDraftStateTable extends Scoped {
  form_id: string;
  revision: number;
  /** Written as JSON text, read as the parsed value. */
  detail: ColumnType<Readonly<Record<string, unknown>>, string, string>;
  step: string;
  saved_by: string;
  saved_at: Date;
  begun_at: Date;
  in_history: boolean;
}

/** Who has a draft open. */
interface FormPresenceTable extends Scoped {
  form_id: string;
  account_id: string;
  item_id: string | null;
  seen_at: Date;
}

/** A report of what publishing a draft would do, and what it was about. */
interface FormEffectsTable extends Scoped {
  effects_id: string;
  form_id: string;
  draft_revision: number;
  /** Published then; 0: nothing. */
  version: number;
  made_at: Date;
  /** Written as JSON text, read as the parsed value; null while it is being made. */
  report: ColumnType<object | null, string | null | undefined, string>;
}

/** A submission that a report found to pass no more. */
interface FormEffectsFailingTable extends Scoped {
  effects_id: string;
  submission_id: string;
  /** Handed in when the report was made; null where it is being typed. */
  revision: number | null;
  /** Written as JSON text, read as the parsed value. */
  problems: ColumnType<readonly { readonly label: string; readonly message: string }[], string, string>;
}

/** A link by which a draft is read as it stood. */
interface FormPreviewTable extends Scoped {
  preview_id: string;
  form_id: string;
  /** Of its short link. */
  code: string;
  /** Written as JSON text, read as the parsed value. */
  detail: ColumnType<Readonly<Record<string, unknown>>, string, string>;
  made_by: string;
  made_at: Date;
  ends_at: Date;
}

/** Drafts of forms, as kysely sees them. */
export interface DraftTables {
  form_draft: FormDraftTable;
  form_draft_state: FormDraftStateTable;
  form_presence: FormPresenceTable;
  form_effects: FormEffectsTable;
  form_effects_failing: FormEffectsFailingTable;
  form_preview: FormPreviewTable;
}
