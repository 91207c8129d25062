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
 * The statement that writes an entry for each row of `source`, for a statement that writes more. The column `audit`
 * holds it as {@link auditDocument}.
 * @param detail JSON that is added to what explains it.
 */
export function auditingEach(source: string, detail: string): string {
  const values = columns.map((column) =>
    column === 'detail' ? `entry.detail || to_jsonb(${detail})` : `entry.${column}`,
  );
  const types = columns.map((column) => `${column} ${column === 'detail' ? 'jsonb' : 'text'}`);
  return `insert into audit (${columns.join(', ')}) select ${values.join(', ')}
    from ${source} cross join lateral jsonb_to_record(${source}.audit) as entry(${types.join(', ')})`;
}

/** An entry as {@link auditingEach} reads it. */
export function auditDocument(entry: AuditEntry): Readonly<Record<string, unknown>> {
  const document = Object.fromEntries(auditValues(entry).map((value, index) => [columns[index], value]));
  return { ...document, detail: entry.detail ?? {} };
}

/** What an entry is written with, in the order of its columns. */
function auditValues({
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
