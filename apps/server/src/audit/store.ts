import { v7 as uuid } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { AuditEntry } from './audit-entry.ts';

export async function insertAudit(transaction: Transaction, entry: AuditEntry): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({
      tenant_id: entry.tenantId,
      exhibition_id: entry.exhibitionId,
      audit_id: uuid(),
      actor_kind: entry.actor.kind,
      account_id: entry.actor.accountId,
      action: entry.action,
      thing_kind: entry.thing.kind,
      thing_id: entry.thing.id,
      detail: JSON.stringify(entry.detail ?? {}),
      reason: entry.reason ?? null,
      address: entry.origin?.address ?? '',
      request_id: entry.origin?.requestId ?? '',
    })
    .execute();
}
