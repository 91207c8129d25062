import { sql } from 'kysely';
import type { AuditEntry } from '../audit/index.ts';
import type { Database } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { PageWindow } from '../platform/paging.ts';

/** Who changed a key last, and when. */
export interface LastChange {
  readonly by: string | null;
  readonly at: Date;
}

/** A line of the audit about a thing. */
export interface AuditedChange extends LastChange {
  readonly auditId: string;
  readonly action: string;
  readonly reason: string | null;
  readonly detail: unknown;
}

function auditOf(database: Database, scope: Scope, { kind, id }: AuditEntry['thing']) {
  return scoped(database, scope)
    .selectFrom('audit')
    .leftJoin('account', 'account.account_id', 'audit.account_id')
    .where('audit.thing_kind', '=', kind)
    .where('audit.thing_id', '=', id);
}

/** Who changed these keys of a thing last, by key; of what nobody changed there is none. */
export async function findLastChanges(
  database: Database,
  scope: Scope,
  thing: AuditEntry['thing'],
  keys: readonly string[],
): Promise<ReadonlyMap<string, LastChange>> {
  const rows = await auditOf(database, scope, thing)
    .innerJoin(sql<{ key: string }>`unnest(${[...keys]}::text[])`.as<'wanted'>(sql`wanted(key)`), (join) =>
      join.on(sql<boolean>`audit.detail -> 'changes' ? wanted.key`),
    )
    .distinctOn('wanted.key')
    .select(['wanted.key', 'account.name as by', 'audit.at'])
    .orderBy('wanted.key')
    .orderBy('audit.at', 'desc')
    .orderBy('audit.audit_id', 'desc')
    .execute();
  return new Map(rows.map(({ key, by, at }) => [key, { by, at }]));
}

/** One page of what happened to a thing, the newest first, and how much it is in all. */
export async function findHistory(
  database: Database,
  scope: Scope,
  thing: AuditEntry['thing'],
  { offset, size }: PageWindow,
): Promise<{ readonly total: number; readonly rows: readonly AuditedChange[] }> {
  const [{ total }, rows] = await Promise.all([
    auditOf(database, scope, thing)
      .select((row) => row.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
    auditOf(database, scope, thing)
      .select([
        'audit.audit_id as auditId',
        'audit.at',
        'audit.action',
        'audit.reason',
        'audit.detail',
        'account.name as by',
      ])
      .orderBy('audit.at', 'desc')
      .orderBy('audit.audit_id', 'desc')
      .offset(offset)
      .limit(size)
      .execute(),
  ]);
  return { total: Number(total), rows };
}
