import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inTenant } from '../../database/scoped/in-scope.ts';
import { throttle } from '../accounts/lockout.ts';
import type { Door } from './failures.ts';
import { forgetOldWaits } from './waits.ts';

/**
 * Milliseconds until somebody may try at an account from a place: 0 unless too many tries failed around there lately, of
 * whatever accounts. Then one turn comes after the other, whichever server gives it, and what a pair of account and
 * place was told holds for it, however many others ask meanwhile; nobody is told more than `throttle.longest`, so that a
 * queue that others fill makes nobody wait for ever. Whoever comes when told uses the turn up; for ten minutes it is theirs.
 */
export async function takeTurn(database: Database, door: Place): Promise<number> {
  if (!(await isSlow(database, door))) return 0;
  const used =
    await sql`delete from sign_in_wait where ${ownTurn(door)} and due_at <= clock_timestamp()`.execute(
      database,
    );
  if ((used.numAffectedRows ?? 0n) > 0n) return 0;
  return Math.max(1, await reserve(database, door));
}

/** As {@link takeTurn}, but leaves a turn that has come to be used later: 0 where it has, or nobody is slowed down there. */
export async function reserveTurn(database: Database, door: Place): Promise<number> {
  return (await isSlow(database, door)) ? reserve(database, door) : 0;
}

type Place = Omit<Door, 'known'>;

const turnOf = ({ login }: Place): string => `turn:${login}`;

const ownTurn = (door: Place) => sql`${inTenant(door.tenantId)} and login = ${turnOf(door)}
  and address = ${door.address} and due_at > clock_timestamp() - interval '10 minutes'`;

async function isSlow(database: Database, { around }: Place): Promise<boolean> {
  const { rows } = await sql<{ slow: boolean }>`
    select count(*) >= ${throttle.failures} as slow from (
      select 1 from sign_in_failure
      where around = ${around} and failed_at > now() - make_interval(secs => ${throttle.window / 1000})
      limit ${throttle.failures}
    ) as recent
  `.execute(database);
  return rows[0]?.slow === true;
}

/** Milliseconds until the turn of a pair, which it is given where it has none. */
async function reserve(database: Database, door: Place): Promise<number> {
  await sql`
    delete from sign_in_throttle where address in (
      select address from sign_in_throttle where next_at < now() - interval '1 hour'
      order by next_at limit 20 for update skip locked
    )
  `.execute(database);
  await forgetOldWaits(database);
  const reserved = await sql<{ wait: number }>`
    with own as (select due_at from sign_in_wait where ${ownTurn(door)}),
    turn as (
      insert into sign_in_throttle as p (address, next_at)
      select ${door.around}, clock_timestamp() where not exists (select from own)
      on conflict (address) do update
        set next_at = least(
          greatest(p.next_at + make_interval(secs => ${throttle.turn / 1000}), clock_timestamp()),
          clock_timestamp() + make_interval(secs => ${throttle.longest / 1000})
        )
      returning next_at
    ),
    reserved as (
      insert into sign_in_wait as w (tenant_id, login, address, due_at)
      select ${door.tenantId}, ${turnOf(door)}, ${door.address}, next_at from turn
      on conflict (tenant_id, login, address) do update
        set due_at = case when w.due_at < clock_timestamp() - interval '10 minutes' then excluded.due_at else w.due_at end
      returning due_at
    )
    select (extract(epoch from due_at - clock_timestamp()) * 1000)::float8 as wait
    from (select due_at from own union all select due_at from reserved) as answered
  `.execute(database);
  return Math.max(0, Math.ceil(reserved.rows[0]?.wait ?? 0));
}
