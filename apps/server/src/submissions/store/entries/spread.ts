import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';

/** A note of `submission_change`. */
export interface NotedChange {
  readonly tenantId: string;
  /** Empty for what belongs to the whole tenant. */
  readonly exhibitionId: string;
  readonly kind: 'submission' | 'exhibitor' | 'account' | 'ticket' | 'form';
  readonly id: string;
}

/** Which entry. */
export interface EntryKey {
  readonly tenantId: string;
  readonly exhibitionId: string;
  readonly submissionId: string;
}

/** Entries that a note is about, by its kind: those of one submission, or all that show its name, booth or code. */
const found = {
  exhibitor: [
    `entry.tenant_id = noted.tenant_id and entry.exhibition_id = noted.exhibition_id
      and entry.subject_key = 'exhibitor:::' || noted.id`,
    `entry.tenant_id = noted.tenant_id and entry.exhibition_id = noted.exhibition_id
      and entry.subject_kind <> 'exhibitor' and entry.exhibitor_id = noted.id`,
  ],
  account: [
    `entry.tenant_id = noted.tenant_id and entry.subject_key = 'account::' || noted.id || ':'
      and entry.exhibition_id = any (array(
        select exhibition.exhibition_id from exhibition where exhibition.tenant_id = noted.tenant_id
      ))`,
  ],
  ticket: [
    `entry.tenant_id = noted.tenant_id and entry.exhibition_id = noted.exhibition_id
      and entry.ticket_id = noted.id`,
  ],
  form: [
    `entry.tenant_id = noted.tenant_id and entry.exhibition_id = noted.exhibition_id
      and entry.form_id = noted.id`,
  ],
} as const;

/** Every entry that these changes are about, each once. */
export async function spread(
  transaction: Transaction,
  changes: readonly NotedChange[],
): Promise<readonly EntryKey[]> {
  const entries = new Map<string, EntryKey>();
  const add = (key: EntryKey): void => {
    entries.set(JSON.stringify([key.tenantId, key.exhibitionId, key.submissionId]), key);
  };
  for (const { tenantId, exhibitionId, kind, id } of changes) {
    if (kind === 'submission') add({ tenantId, exhibitionId, submissionId: id });
  }
  for (const kind of ['exhibitor', 'account', 'ticket', 'form'] as const) {
    const noted = changes.filter((change) => change.kind === kind);
    if (noted.length === 0) continue;
    for (const condition of found[kind]) {
      const { rows } = await sql<EntryKey>`
        select entry.tenant_id as "tenantId", entry.exhibition_id as "exhibitionId",
          entry.submission_id as "submissionId"
        from (
          select distinct * from unnest(
            ${noted.map((one) => one.tenantId)}::text[], ${noted.map((one) => one.exhibitionId)}::text[],
            ${noted.map((one) => one.id)}::text[]
          ) as noted(tenant_id, exhibition_id, id)
        ) as noted
        join submission_entry as entry on ${sql.raw(condition)}`.execute(transaction);
      for (const row of rows) add(row);
    }
  }
  return [...entries.values()];
}
