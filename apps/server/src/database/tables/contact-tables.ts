import type { ColumnType } from 'kysely';

interface Scoped {
  tenant_id: string;
  exhibition_id: string;
}

/** A call to an exhibitor about missing forms. */
interface ContactLogTable extends Scoped {
  contact_id: string;
  exhibitor_id: string;
  account_id: string;
  at: Date;
  outcome: 'reached' | 'missed' | 'wrongNumber' | 'promised';
  note: string;
  next_at: Date | null;
}

/** Who is about to call an exhibitor. */
interface ContactClaimTable extends Scoped {
  exhibitor_id: string;
  account_id: string;
  until: Date;
}

/** Exhibitors that were deleted, as they were. */
interface ExhibitorBinTable extends Scoped {
  exhibitor_id: string;
  code: string;
  name: string;
  name_en: string;
  origin: string;
  language: string;
  tags: string[];
  state: 'invited' | 'active' | 'withdrawn';
  note: string;
  owner_account_id: string | null;
  created_at: Date;
  deleted_by: string;
  deleted_at: Date;
}

/** How an exhibitor was before it withdrew. */
interface ExhibitorWithdrawalTable extends Scoped {
  exhibitor_id: string;
  state_before: 'invited' | 'active';
  /** Booths that it gave up. */
  booth_ids: string[];
  badges_void: boolean;
  reason: string;
  account_id: string;
  at: Date;
}

/** A form that was deleted: its row as it was. */
interface FormBinTable extends Scoped {
  form_id: string;
  kept: ColumnType<unknown, string, never>;
  deleted_by: string;
  deleted_at: Date;
}

/** Calls to exhibitors, as kysely sees them. */
export interface ContactTables {
  contact_claim: ContactClaimTable;
  contact_log: ContactLogTable;
  exhibitor_bin: ExhibitorBinTable;
  exhibitor_withdrawal: ExhibitorWithdrawalTable;
  form_bin: FormBinTable;
}
