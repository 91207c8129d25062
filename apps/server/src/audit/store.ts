import { sql, type RawBuilder } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { AuditEntry } from './audit-entry.ts';

export async function insertAudit(transaction: Transaction, entry: AuditEntry): Promise<void> {
  await auditing(entry).execute(transaction);
}

/** The statement that writes an entry, to stand alone or within one that writes more. */
export function auditing(entry: AuditEntry): RawBuilder<unknown> {
  const { actor, thing, origin } = entry;
  return sql`
    insert into audit (tenant_id, exhibition_id, audit_id, actor_kind, account_id, action, thing_kind, thing_id,
      detail, reason, address, request_id)
    values (${entry.tenantId}, ${entry.exhibitionId}, ${uuid()}, ${actor.kind}, ${actor.accountId}, ${entry.action},
      ${thing.kind}, ${thing.id}, ${JSON.stringify(entry.detail ?? {})}, ${entry.reason ?? null},
      ${origin?.address ?? ''}, ${origin?.requestId ?? ''})`;
}
