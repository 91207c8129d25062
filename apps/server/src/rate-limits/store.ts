import { sql } from 'kysely';
import { anyOf } from '../database/queries/any-of.ts';
import { currentCall, keptWhenUndone } from '../database/call/during-call.ts';
import type { Database } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';
import { apartFromCall } from '../database/call/hand-over.ts';

/** A call by somebody, in a window of so many seconds. */
export interface CountedCall {
  /** A subject, an address, or what is asked about. */
  readonly key: string;
  readonly call: string;
  readonly seconds: number;
}

/**
 * A count that power loss takes is one call too many at worst, so where nothing else is written with it no commit waits
 * for the disk: floods of calls would let those wait who hand something in.
 */
const unhurried = sql<string>`set_config('synchronous_commit', 'off', true)`.as('unhurried');

/** Counts a call in its window, whichever server it reaches; an old window makes room for a new one. */
export async function countCall(
  database: Database,
  scope: Scope,
  { key, call, seconds }: CountedCall,
  now: Date,
): Promise<{ readonly calls: number; readonly startedAt: Date }> {
  const over = new Date(now.getTime() - seconds * 1000);
  // A count is no change of the call: whoever answers it after all may count it again.
  const counting = scoped(database, scope)
    .insertInto('call_count')
    .values({
      subject_key: key,
      call,
      seconds,
      started_at: now,
      calls: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'exhibition_id', 'subject_key', 'call', 'seconds']).doUpdateSet({
        calls: sql<number>`case when call_count.started_at <= ${over} then 1 else call_count.calls + 1 end`,
        started_at: sql<Date>`case when call_count.started_at <= ${over} then ${now} else call_count.started_at end`,
      }),
    )
    .returning(['calls', 'started_at as startedAt'])
    .$if(!database.isTransaction && currentCall()?.holds !== true, (query) => query.returning(unhurried));
  return apartFromCall(() => keptWhenUndone(() => counting.executeTakeFirstOrThrow()));
}

/** How many calls the running window has and since when; null where it is over. */
export async function findWindow(
  database: Database,
  scope: Scope,
  { key, call, seconds }: CountedCall,
  now: Date,
): Promise<{ readonly calls: number; readonly startedAt: Date } | null> {
  const row = await scoped(database, scope)
    .selectFrom('call_count')
    .select(['calls', 'started_at as startedAt'])
    .where('subject_key', '=', key)
    .where('call', '=', call)
    .where('seconds', '=', seconds)
    .where('started_at', '>', new Date(now.getTime() - seconds * 1000))
    .executeTakeFirst();
  return row ?? null;
}

/** The windows of a call that run for these keys, the latest first. */
export async function findWindows(
  database: Database,
  scope: Scope,
  { call, seconds }: Omit<CountedCall, 'key'>,
  keys: readonly string[],
  now: Date,
): Promise<readonly { readonly key: string; readonly startedAt: Date }[]> {
  return scoped(database, scope)
    .selectFrom('call_count')
    .select(['subject_key as key', 'started_at as startedAt'])
    .where('subject_key', '=', anyOf(keys))
    .where('call', '=', call)
    .where('seconds', '=', seconds)
    .where('started_at', '>', new Date(now.getTime() - seconds * 1000))
    .orderBy('started_at', 'desc')
    .execute();
}

/** How many calls the running window has; 0 where it is over. */
export async function readCalls(
  database: Database,
  scope: Scope,
  counted: CountedCall,
  now: Date,
): Promise<number> {
  return (await findWindow(database, scope, counted, now))?.calls ?? 0;
}

/** Takes one call of the running windows back. */
export async function uncountCall(
  database: Database,
  scope: Scope,
  { key, call }: Omit<CountedCall, 'seconds'>,
): Promise<void> {
  const uncounting = scoped(database, scope)
    .updateTable('call_count')
    .set({ calls: sql<number>`greatest(calls - 1, 0)` })
    .where('subject_key', '=', key)
    .where('call', '=', call);
  await apartFromCall(() => keptWhenUndone(() => uncounting.execute()));
}

/** Forgets windows that began before `before`, at most `most` of them. @returns how many. */
export async function deleteOldCounts(database: Database, before: Date, most: number): Promise<number> {
  const done = await sql`
    delete from call_count where ctid in (
      select ctid from call_count where started_at < ${before} limit ${most} for update skip locked
    )
  `.execute(database);
  return Number(done.numAffectedRows ?? 0n);
}
