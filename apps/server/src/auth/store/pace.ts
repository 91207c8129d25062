import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { pace } from '../lockout.ts';

/**
 * Milliseconds that a try from around this address waits for its turn: 0 unless too many failed from there lately, and then
 * one turn comes after the other, whichever server takes it; null where the queue is too long.
 */
export async function takeTurn(database: Database, around: string): Promise<number | null> {
  const { rows } = await sql<{ slow: boolean }>`
    select count(*) >= ${pace.failures} as slow from (
      select 1 from sign_in_failure
      where around = ${around} and failed_at > now() - make_interval(secs => ${pace.window / 1000})
      limit ${pace.failures}
    ) as recent
  `.execute(database);
  if (rows[0]?.slow !== true) return 0;
  await sql`
    delete from sign_in_pace where address in (
      select address from sign_in_pace where next_at < now() - interval '1 hour'
      order by next_at limit 20 for update skip locked
    )
  `.execute(database);
  const turn = await sql<{ wait: number }>`
    insert into sign_in_pace as p (address, next_at) values (${around}, clock_timestamp())
    on conflict (address) do update
      set next_at = greatest(p.next_at + make_interval(secs => ${pace.turn / 1000}), clock_timestamp())
      where p.next_at < clock_timestamp() + make_interval(secs => ${pace.patience / 1000})
    returning (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 as wait
  `.execute(database);
  const wait = turn.rows[0]?.wait;
  return wait === undefined ? null : Math.max(0, wait);
}
