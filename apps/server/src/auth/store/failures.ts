import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';
import { inTenant } from '../../database/scoped/in-scope.ts';
import { lockout } from '../accounts/lockout.ts';
import { countedFailures, slowing } from '../throttle/wait-of-unknown.ts';

/** One account as somebody named it, tried from one place. */
export interface Door {
  readonly tenantId: string;
  readonly login: string;
  /** What failures are counted by: the address, of IPv6 the network, or a known device. */
  readonly address: string;
  /** What is slowed down together: the address, of IPv6 the site. */
  readonly around: string;
  /** It signed in to this account lately. */
  readonly known: boolean;
}

/** The last failures at a door, newest first, and the database's clock. */
export interface Failures {
  readonly failures: readonly Date[];
  readonly now: Date;
}

/** Makes every other try at this login wait until the transaction ends, from wherever and whichever server takes it. */
export async function lockLogin(
  transaction: Transaction,
  { tenantId, login }: Pick<Door, 'tenantId' | 'login'>,
): Promise<void> {
  const name = JSON.stringify([tenantId, login]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`.execute(transaction);
}

export async function selectFailures(database: Database, door: Door): Promise<Failures> {
  const rows = await tenantScoped(database, door.tenantId)
    .selectFrom('sign_in_failure')
    .select('failed_at')
    .where('login', '=', door.login)
    .where('address', '=', door.address)
    .orderBy('failed_at', 'desc')
    .limit(lockout.failures)
    .execute();
  // clock_timestamp, not now(): a transaction that waited for the door began before the failures it sees.
  const clock = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  return { failures: rows.map((row) => row.failed_at), now: clock.rows[0]?.now ?? new Date() };
}

/** The last failures at an account from places that are not known to it, newest first; as many as matter. */
export async function selectUnknownFailures(
  database: Database,
  { tenantId, login }: Pick<Door, 'tenantId' | 'login'>,
): Promise<Failures> {
  const { rows } = await sql<{ failed_at: Date | null; now: Date }>`
    select recent.failed_at, clock.now
    from (select clock_timestamp() as now) as clock
    left join lateral (
      select failed_at from sign_in_failure
      where ${inTenant(tenantId)} and login = ${login} and not known
        and failed_at > clock.now - make_interval(secs => ${slowing.window / 1000})
      order by failed_at desc limit ${countedFailures}
    ) as recent on true
  `.execute(database);
  return {
    failures: rows.flatMap(({ failed_at }) => (failed_at === null ? [] : [failed_at])),
    now: rows[0]?.now ?? new Date(),
  };
}

/** Notes a failure and removes some that no longer count for anything. */
export async function insertFailure(transaction: Transaction, door: Door): Promise<void> {
  await sql`
    delete from sign_in_failure where (tenant_id, login, address, id) in (
      select tenant_id, login, address, id from sign_in_failure
      where failed_at < now() - interval '2 hours' order by failed_at limit 20 for update skip locked
    )
  `.execute(transaction);
  await tenantScoped(transaction, door.tenantId)
    .insertInto('sign_in_failure')
    .values({
      login: door.login,
      address: door.address,
      around: door.around,
      known: door.known,
      failed_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
}

/** Forgets the failures at a door, after somebody came through it. */
export async function deleteFailures(
  transaction: Transaction,
  door: Pick<Door, 'tenantId' | 'login' | 'address'>,
): Promise<void> {
  await tenantScoped(transaction, door.tenantId)
    .deleteFrom('sign_in_failure')
    .where('login', '=', door.login)
    .where('address', '=', door.address)
    .execute();
}

/** Forgets every failure at an account and all that waits because of them. */
export async function deleteFailuresOfLogin(
  transaction: Transaction,
  tenantId: string,
  logins: readonly string[],
): Promise<void> {
  for (const table of ['sign_in_failure', 'sign_in_wait'] as const) {
    await tenantScoped(transaction, tenantId)
      .deleteFrom(table)
      .where('login', 'in', [...logins])
      .execute();
  }
}
