import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { IdentifiedCall } from './identify-call.ts';

/** Seconds that a running call is believed to be alive after its last sign. */
export const CLAIM_SECONDS = 8;

/** What is known of a key: nothing or nobody living, another request, a running call, or its sealed answer. */
export type KeyState =
  | { readonly kind: 'free' | 'other' | 'running' }
  | { readonly kind: 'answered'; readonly answer: Buffer };

/** Where a call is remembered. */
type Place = Pick<IdentifiedCall, 'tenantId' | 'exhibitionId' | 'keyHash'>;

// A key that power loss takes is a call done again at worst, so no commit here waits for the disk; with what a call did
// that is power loss before it was done.
const unhurried = sql`(select set_config('synchronous_commit', 'off', true)) as unhurried`;

const fresh = sql`created_at > now() - interval '24 hours'`;

/**
 * Takes a key for a call that is about to run: one that nobody has, whose day is over, or whose runner died. Returns
 * whether this call got it.
 */
export async function claimKey(database: Database, call: IdentifiedCall, runner: string): Promise<boolean> {
  const done = await sql`
    insert into idempotent_answer as kept
      (tenant_id, exhibition_id, key_hash, caller, request_hash, runner, alive_until)
    select ${call.tenantId}::text, ${call.exhibitionId}::text, ${call.keyHash}::bytea, ${call.caller}::text,
      ${call.requestHash}::bytea, ${runner}::text, now() + make_interval(secs => ${CLAIM_SECONDS})
    from ${unhurried}
    on conflict (tenant_id, exhibition_id, key_hash) do update set
      caller = excluded.caller, request_hash = excluded.request_hash, runner = excluded.runner,
      alive_until = excluded.alive_until, answer = null, created_at = now()
    where kept.created_at <= now() - interval '24 hours'
      or (kept.answer is null and kept.alive_until < now() and kept.request_hash = excluded.request_hash)
  `.execute(database);
  return (done.numAffectedRows ?? 0n) > 0n;
}

/** Looks a key up. */
export async function selectKey(database: Database, call: IdentifiedCall): Promise<KeyState> {
  const row = await scoped(database, call)
    .selectFrom('idempotent_answer')
    .select(['request_hash', 'answer', sql<boolean>`alive_until >= now()`.as('alive')])
    .where('key_hash', '=', call.keyHash)
    .where(sql<boolean>`${fresh}`)
    .executeTakeFirst();
  if (row === undefined) return { kind: 'free' };
  if (!row.request_hash.equals(call.requestHash)) return { kind: 'other' };
  if (row.answer !== null) return { kind: 'answered', answer: row.answer };
  return { kind: row.alive ? 'running' : 'free' };
}

/** Says that the call still runs. */
export async function stayAlive(database: Database, place: Place, runner: string): Promise<void> {
  await sql`
    update idempotent_answer set alive_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    from ${unhurried} where ${isOwnClaim(place, runner)}
  `.execute(database);
}

/** Keeps the answer of a call that did nothing to keep beside it. */
export async function keepAnswer(
  database: Database,
  place: Place,
  runner: string,
  answer: Buffer,
): Promise<void> {
  await sql`
    update idempotent_answer set answer = ${answer}::bytea from ${unhurried} where ${isOwnClaim(place, runner)}
  `.execute(database);
}

/** Forgets a key whose call is to run again when it comes again. */
export async function releaseKey(database: Database, place: Place, runner: string): Promise<void> {
  await sql`delete from idempotent_answer using ${unhurried} where ${isOwnClaim(place, runner)}`.execute(
    database,
  );
}

/**
 * Keeps the answer of a call in the transaction of what it did; null: its key is forgotten with it. Returns whether the
 * key was still this run's: if not, another process took the call over, and what this one did must not count.
 */
export async function settleKey(
  database: Database,
  place: Place,
  runner: string,
  answer: Buffer | null,
): Promise<boolean> {
  const done =
    answer === null
      ? await sql`delete from idempotent_answer where ${isOwnClaim(place, runner)}`.execute(database)
      : await sql`update idempotent_answer set answer = ${answer}::bytea where ${isOwnClaim(place, runner)}`.execute(
          database,
        );
  return (done.numAffectedRows ?? 0n) > 0n;
}

function isOwnClaim(place: Place, runner: string): RawBuilder<boolean> {
  return sql<boolean>`${inScope(place)}
    and key_hash = ${place.keyHash} and runner = ${runner}`;
}

/** Forgets the oldest keys of a caller beyond what is kept of them, in number and in bytes. */
export async function trimKeys(database: Database, call: IdentifiedCall): Promise<void> {
  await sql`
    delete from idempotent_answer
    where ${inScope(call)} and caller = ${call.caller}
      and created_at < (
        select max(created_at) from (
          select created_at, row_number() over newest as place, sum(octet_length(answer)) over newest as bytes
          from idempotent_answer
          where ${inScope(call)} and caller = ${call.caller}
          window newest as (order by created_at desc rows unbounded preceding)
        ) as kept
        where place >= ${call.mostKept} or bytes >= ${call.mostBytes}
      )
  `.execute(database);
}

/** Forgets some keys whose day is over. Returns how many. */
export async function deleteOldKeys(database: Database, most: number): Promise<number> {
  const done = await sql`
    delete from idempotent_answer where (tenant_id, exhibition_id, key_hash) in (
      select tenant_id, exhibition_id, key_hash from idempotent_answer
      where created_at <= now() - interval '24 hours'
      order by created_at limit ${most} for update skip locked
    )
  `.execute(database);
  return Number(done.numAffectedRows ?? 0n);
}
