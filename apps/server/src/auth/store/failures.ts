import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { lockout, suspicion } from '../lockout.ts';

/** One account as somebody named it, tried from one address. */
export interface Door {
  readonly tenantId: string;
  readonly login: string;
  readonly address: string;
}

/** The last failures at a door, newest first, and the database's clock. */
export interface Failures {
  readonly failures: readonly Date[];
  readonly now: Date;
}

/** Makes every other try at this login wait until the transaction ends, from wherever and whichever server takes it. */
export async function lockLogin(
  transaction: Transaction,
  { tenantId, login }: Omit<Door, 'address'>,
): Promise<void> {
  const name = JSON.stringify([tenantId, login]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`.execute(transaction);
}

export async function selectFailures(database: Database, door: Door): Promise<Failures> {
  const rows = await database
    .selectFrom('sign_in_failure')
    .select('failed_at')
    .where('tenant_id', '=', door.tenantId)
    .where('login', '=', door.login)
    .where('address', '=', door.address)
    .orderBy('failed_at', 'desc')
    .limit(lockout.failures)
    .execute();
  // clock_timestamp, not now(): a transaction that waited for the door began before the failures it sees.
  const clock = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  return { failures: rows.map((row) => row.failed_at), now: clock.rows[0]?.now ?? new Date() };
}

/** How many tries at a login failed in the last hour, from anywhere; at most as many as matter. */
export async function countFailures(
  database: Database,
  { tenantId, login }: Omit<Door, 'address'>,
): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    select count(*)::int as failures from (
      select 1 from sign_in_failure
      where tenant_id = ${tenantId} and login = ${login}
        and failed_at > clock_timestamp() - make_interval(secs => ${suspicion.window / 1000})
      limit ${suspicion.failures}
    ) as recent
  `.execute(database);
  return rows[0]?.failures ?? 0;
}

/** Notes a failure and removes some that no longer count for anything. */
export async function insertFailure(transaction: Transaction, door: Door): Promise<void> {
  await sql`
    delete from sign_in_failure where (tenant_id, login, address, id) in (
      select tenant_id, login, address, id from sign_in_failure
      where failed_at < now() - interval '2 hours' order by failed_at limit 20 for update skip locked
    )
  `.execute(transaction);
  await transaction
    .insertInto('sign_in_failure')
    .values({
      tenant_id: door.tenantId,
      login: door.login,
      address: door.address,
      around: door.address,
      known: false,
      failed_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
}

/** Forgets the failures at a door, after somebody came through it. */
export async function deleteFailures(transaction: Transaction, door: Door): Promise<void> {
  await transaction
    .deleteFrom('sign_in_failure')
    .where('tenant_id', '=', door.tenantId)
    .where('login', '=', door.login)
    .where('address', '=', door.address)
    .execute();
}
