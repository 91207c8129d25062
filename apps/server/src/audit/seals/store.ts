import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import type { Scope } from '../../database/scoped/scope.ts';
import { scoped } from '../../database/scoped/scoped.ts';

/** What one day of the audit was when it was sealed. */
export interface Seal {
  /** UTC, `YYYY-MM-DD`. */
  readonly day: string;
  readonly entries: number;
  readonly hash: string;
  /** Hash of the seal before; empty for the first. */
  readonly before: string;
}

/** An entry as it is sealed: texts alone, so that its canonical JSON is the same wherever it is read. */
export type SealedEntry = Readonly<Record<string, unknown>>;

const dayOfEntry = sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD')`.as('day');

/** Every exhibition, whose ever it is. */
export async function selectScopes(database: Database): Promise<readonly Scope[]> {
  const { rows } = await sql<Scope>`
    select tenant_id as "tenantId", exhibition_id as "exhibitionId" from exhibition
    order by tenant_id, exhibition_id`.execute(database);
  return rows;
}

/** Until the transaction ends nobody else seals this exhibition. Whether nobody does so now. */
export async function claimSealing(transaction: Transaction, scope: Scope): Promise<boolean> {
  const key = JSON.stringify(['audit seal', scope.tenantId, scope.exhibitionId]);
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as mine`.execute(transaction);
  return rows[0]?.mine === true;
}

/** The seal of the last sealed day. */
export async function selectLastSeal(database: Database, scope: Scope): Promise<Seal | null> {
  const row = await scoped(database, scope)
    .selectFrom('audit_seal')
    .select(['day', 'entries', 'hash', 'before'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** All seals, the oldest first. */
export async function selectSeals(database: Database, scope: Scope): Promise<readonly Seal[]> {
  return scoped(database, scope)
    .selectFrom('audit_seal')
    .select(['day', 'entries', 'hash', 'before'])
    .orderBy('day')
    .execute();
}

/** The first day with entries after a day, before a moment. */
export async function selectNextDay(
  database: Database,
  scope: Scope,
  after: string | null,
  before: Date,
): Promise<string | null> {
  const row = await scoped(database, scope)
    .selectFrom('audit')
    .select(dayOfEntry)
    .where('at', '<', before)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`at >= ((${after}::date + 1)::timestamp at time zone 'UTC')`),
    )
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Entries of a day in order of their ids, after one of them. */
export async function selectEntries(
  database: Database,
  scope: Scope,
  day: string,
  after: string,
  limit: number,
): Promise<readonly SealedEntry[]> {
  return scoped(database, scope)
    .selectFrom('audit')
    .select([
      'audit_id',
      sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at'),
      'actor_kind',
      'account_id',
      'action',
      'thing_kind',
      'thing_id',
      'detail',
      'reason',
      'address',
      'request_id',
    ])
    .where(sql<boolean>`at >= (${day}::date::timestamp at time zone 'UTC')`)
    .where(sql<boolean>`at < ((${day}::date + 1)::timestamp at time zone 'UTC')`)
    .where(sql<boolean>`audit_id collate "C" > ${after}`)
    .orderBy(sql`audit_id collate "C"`)
    .limit(limit)
    .execute();
}

/** Days with entries up to a day, that one included. */
export async function selectDays(
  database: Database,
  scope: Scope,
  until: string,
): Promise<readonly string[]> {
  const rows = await scoped(database, scope)
    .selectFrom('audit')
    .select(dayOfEntry)
    .distinct()
    .where(sql<boolean>`at < ((${until}::date + 1)::timestamp at time zone 'UTC')`)
    .execute();
  return rows.map(({ day }) => day);
}

export async function insertSeal(
  transaction: Transaction,
  scope: Scope,
  { day, entries, hash, before }: Seal,
): Promise<void> {
  await scoped(transaction, scope).insertInto('audit_seal').values({ day, entries, hash, before }).execute();
}
