import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inScope, inTenant } from '../../database/scoped/in-scope.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { ArchiveKind, ArchiveLine } from '../../platform/archive-kind.ts';

/** Rows of a table that are fetched at a time. */
const ROWS_AT_ONCE = 200;

/** Tables whose rows have an account that must travel with them. */
const namingAccounts = [
  'membership',
  'submission',
  'consent',
  'notice_read',
  'deletion_request',
  'transport_choice',
];

/**
 * Rows of a kind as JSON, in the order of their keys; times in UTC. To be read to the end within the transaction.
 * @param named files that travel; null for all that are not sensitive, `encrypted` for those that are.
 */
export async function* readRows(
  transaction: Transaction,
  scope: Scope,
  kind: ArchiveKind,
  named: ReadonlySet<string> | 'encrypted' | null,
): AsyncGenerator<ArchiveLine> {
  const order = kind.key.map((column) => sql`${sql.ref(`row.${column}`)}::text collate "C"`);
  await sql`set local timezone = 'UTC'`.execute(transaction);
  await sql`
    declare archived no scroll cursor for
    select to_jsonb(row) as line from ${sql.table(kind.table)} as row
    where ${rowsOf(kind, scope, named)} ${order.length === 0 ? sql`` : sql`order by ${sql.join(order)}`}`.execute(
    transaction,
  );
  for (;;) {
    const { rows } = await sql<{ line: ArchiveLine }>`fetch ${sql.lit(ROWS_AT_ONCE)} from archived`.execute(
      transaction,
    );
    for (const { line } of rows) yield line;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close archived`.execute(transaction);
}

function rowsOf(
  { table }: ArchiveKind,
  scope: Scope,
  named: ReadonlySet<string> | 'encrypted' | null,
): RawBuilder<SqlBool> {
  if (table === 'account') {
    const used = namingAccounts.map(
      (naming) => sql`select account_id from ${sql.table(naming)} where ${inScope(scope)}`,
    );
    return sql`${inTenant(scope.tenantId, 'row')} and account_id in (${sql.join(used, sql` union `)})`;
  }
  const own = inScope(scope, 'row');
  // What was never looked at since answers are sealed may hold them in clear.
  if (table === 'draft') return sql`${own} and is_sealed`;
  // Whoever may go everywhere in the tenant belongs to it, not to this exhibition.
  if (table === 'membership') return sql`${own} and not of_tenant`;
  // Links by which somebody sets a password, signs or reads a draft are secrets, and over in days.
  if (table === 'short_link') return sql`${own} and purpose not in ('password', 'sign', 'preview')`;
  if (table !== 'file') return own;
  const plain = sql<SqlBool>`${own} and exists (
    select from blob where ${inScope(scope, 'blob')} and blob.sha256 = row.sha256
      and blob.encrypted = ${named === 'encrypted'})`;
  if (named === 'encrypted') return plain;
  return named === null ? plain : sql`${plain} and file_id = ${anyOf([...named])}`;
}

/** Bytes of all contents of an exhibition. */
export async function countContentBytes(database: Database, scope: Scope): Promise<number> {
  const { bytes } = await scoped(database, scope)
    .selectFrom('blob')
    .select(sql<string>`coalesce(sum(size), 0)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** What an archive without sensitive answers leaves out. */
export async function countLeftOut(
  transaction: Transaction,
  scope: Scope,
): Promise<{ readonly answers: number; readonly files: number }> {
  const { rows } = await sql<{ answers: number; files: number }>`
    select (select count(*)::integer from sealed_answer where ${inScope(scope)}) as answers,
      (select count(*)::integer from file where ${inScope(scope, 'file')} and exists (
        select from blob where ${inScope(scope, 'blob')} and blob.sha256 = file.sha256 and blob.encrypted)) as files`.execute(
    transaction,
  );
  return rows[0] ?? { answers: 0, files: 0 };
}
