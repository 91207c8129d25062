import { fixedStatement } from '../database/fixed-statement.ts';
import type { Transaction } from '../database/database.ts';
import { newId } from '../platform/new-id.ts';
import type { AuditEntry } from './audit-entry.ts';

const columns = [
  'tenant_id',
  'exhibition_id',
  'audit_id',
  'actor_kind',
  'account_id',
  'action',
  'thing_kind',
  'thing_id',
  'detail',
  'reason',
  'address',
  'request_id',
] as const;

const insert = fixedStatement(
  `insert into audit (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
);

export async function insertAudit(transaction: Transaction, entry: AuditEntry): Promise<void> {
  await insert(transaction, auditValues(entry));
}

/**
 * The statement that writes an entry for each row of `source`, whose columns are added to its detail: for a statement
 * that writes more. The entry's values stand at `$first` and after it.
 */
export function auditingEach(source: string, first: number): string {
  const values = columns.map((column, index) => {
    const place = `$${first + index}`;
    return column === 'detail' ? `${place}::jsonb || to_jsonb(${source}.*)` : `${place}::text`;
  });
  return `insert into audit (${columns.join(', ')}) select ${values.join(', ')} from ${source}`;
}

/** What an entry is written with, in the order of its columns. */
export function auditValues({
  tenantId,
  exhibitionId,
  actor,
  action,
  thing,
  detail,
  reason,
  origin,
}: AuditEntry): readonly unknown[] {
  return [
    tenantId,
    exhibitionId,
    newId(),
    actor.kind,
    actor.accountId,
    action,
    thing.kind,
    thing.id,
    JSON.stringify(detail ?? {}),
    reason ?? null,
    origin?.address ?? '',
    origin?.requestId ?? '',
  ];
}
