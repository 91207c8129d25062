import { sql, type RawBuilder } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { inScope, inTenant } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { ArchiveKind, ArchiveLine } from '../../platform/archive-kind.ts';

/** How moments of rows are moved. */
export interface Moving {
  readonly zone: string;
  readonly days: number;
  /** What has happened never lies ahead of it. */
  readonly now: Date;
}

/** Stores rows of a kind, which all have the columns of the first; what has happened never comes to lie ahead of now. */
export async function insertArchived(
  transaction: Transaction,
  { tenantId, exhibitionId }: Scope,
  { table, columns }: ArchiveKind,
  rows: readonly ArchiveLine[],
  moving: Moving,
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const own =
    table === 'account' ? { tenant_id: tenantId } : { tenant_id: tenantId, exhibition_id: exhibitionId };
  const values = [
    ...Object.values(own).map((value) => sql`${value}::text`),
    ...names.map((name) => valueOf(name, columns[name], moving)),
  ];
  await sql`
    insert into ${sql.table(table)} (${sql.join([...Object.keys(own), ...names].map((name) => sql.ref(name)))})
    select ${sql.join(values)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as row`.execute(
    transaction,
  );
}

/** Whole days of the exhibition's zone, whatever its clocks do between. */
function valueOf(name: string, role: string | undefined, { zone, days, now }: Moving): RawBuilder<unknown> {
  const column = sql.ref(`row.${name}`);
  const moved = sql`((${column} at time zone ${zone}) + make_interval(days => ${days})) at time zone ${zone}`;
  if (role === 'moment') return moved;
  // `least` leaves out what is not known, which would make a time of nothing.
  return role === 'happened'
    ? sql`case when ${column} is not null then least(${moved}, ${now}::timestamptz) end`
    : column;
}

/** The tables in an order in which every row comes after those that it refers to, as the database has it. */
export async function inOrderOfReference(
  database: Database,
  kinds: readonly ArchiveKind[],
): Promise<readonly ArchiveKind[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select from_table.relname as "from", to_table.relname as "to" from pg_constraint
    join pg_class as from_table on from_table.oid = conrelid
    join pg_class as to_table on to_table.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`.execute(database);
  const left = new Map(kinds.map((kind) => [kind.table as string, kind]));
  const ordered: ArchiveKind[] = [];
  while (left.size > 0) {
    const ready = [...left].filter(([table]) => !rows.some(({ from, to }) => from === table && left.has(to)));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const [table, kind] of ready) {
      left.delete(table);
      ordered.push(kind);
    }
  }
  return ordered;
}

/** Accounts of the tenant that have one of these phones, usernames or ids. */
export async function findAccounts(
  database: Database,
  tenantId: string,
  of: Readonly<Record<'phones' | 'usernames' | 'ids', readonly string[]>>,
): Promise<
  readonly { readonly accountId: string; readonly phone: string | null; readonly username: string | null }[]
> {
  const { rows } = await sql<{ accountId: string; phone: string | null; username: string | null }>`
    select account_id as "accountId", phone, username from account
    where ${inTenant(tenantId)} and (phone = any(${of.phones}) or username = any(${of.usernames}) or account_id = any(${of.ids}))`.execute(
    database,
  );
  return rows;
}

/** Says of which size contents are, and with which data key they are sealed, before files name them. */
export async function insertBlobs(
  transaction: Transaction,
  { tenantId, exhibitionId }: Scope,
  contents: readonly { readonly sha256: string; readonly size: number; readonly keyId?: string }[],
): Promise<void> {
  await sql`
    insert into blob (tenant_id, exhibition_id, sha256, size, refs, encrypted, key_id)
    select ${tenantId}::text, ${exhibitionId}::text, sha256, size, 0, "keyId" is not null, "keyId"
    from jsonb_to_recordset(${JSON.stringify(contents)}::jsonb) as content(sha256 text, size bigint, "keyId" text)
    on conflict (tenant_id, exhibition_id, sha256) do nothing`.execute(transaction);
}

/**
 * Numbers that receipts and orders get here go on after those that came: two of one day would be the same.
 * Numbers that nobody gave, of ten digits and more, are left out of account.
 */
export async function passNumbers(transaction: Transaction, scope: Scope): Promise<void> {
  const numbered = [
    ['receipt_number', 'revision', 'receipt_number'],
    ['order_number', 'service_order', 'number'],
  ] as const;
  for (const [sequence, table, column] of numbered) {
    await sql`
      select setval(${sequence}::text::regclass, came.last)
      from (select max(substring(${sql.ref(column)} from '-([0-9]{1,9})$')::bigint) as last
        from ${sql.table(table)} where ${inScope(scope)}) as came,
        ${sql.table(sequence)} as given
      where came.last >= given.last_value`.execute(transaction);
  }
}

/** Counts how many files show each content. */
export async function countBlobs(transaction: Transaction, scope: Scope): Promise<void> {
  await sql`
    update blob set refs = shown.files
    from (select sha256, count(*)::integer as files from file where ${inScope(scope)} group by sha256) as shown
    where ${inScope(scope, 'blob')} and blob.sha256 = shown.sha256`.execute(transaction);
}
