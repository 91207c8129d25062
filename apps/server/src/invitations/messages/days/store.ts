import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import { inScope } from '../../../database/scoped/in-scope.ts';
import type { Exhibition, Scope } from '../../../exhibitions/index.ts';

/** Nobody else plans or sends invitations of this exhibition until the transaction ends, whichever server does it. */
export async function lockInviting(transaction: Transaction, scope: Scope): Promise<void> {
  const lock = JSON.stringify(['inviting', scope.tenantId, scope.exhibitionId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
}

/** Invitations that went out or are about to on one day. */
interface TakenDay {
  readonly day: string;
  /** Of one exhibitor. */
  readonly own: number;
  /** Of all. */
  readonly all: number;
}

/** The invitations of the days from one on, by the exhibition's clock; what was skipped does not count, nor what a submission planned that plans anew. */
export async function countDays(
  transaction: Transaction,
  exhibition: Exhibition,
  exhibitorId: string,
  from: string,
  without: string | null,
): Promise<readonly TakenDay[]> {
  const { rows } = await sql<{ day: string; own: string; all: string }>`
    select day::text, count(*) filter (where exhibitor_id = ${exhibitorId}) as own, count(*) as all
    from (
      select exhibitor_id, greatest((send_at at time zone ${exhibition.zone})::date, ${from}::date) as day
      from invitation_message
      where ${inScope(exhibition)} and state = 'planned'
        and submission_id is distinct from coalesce(${without}::text, '')
      union all
      select exhibitor_id, sent_on
      from invitation_message
      where ${inScope(exhibition)} and state = 'sent' and sent_on >= ${from}::date
    ) as message
    group by day
  `.execute(transaction);
  return rows.map(({ day, own, all }) => ({ day, own: Number(own), all: Number(all) }));
}

/** How many invitations went out on a day, by exhibitor. */
export async function countSent(
  transaction: Transaction,
  scope: Scope,
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ exhibitorId: string; sent: string }>`
    select exhibitor_id as "exhibitorId", count(*) as sent from invitation_message
    where ${inScope(scope)} and state = 'sent' and sent_on = ${day}::date
    group by exhibitor_id
  `.execute(transaction);
  return new Map(rows.map(({ exhibitorId, sent }) => [exhibitorId, Number(sent)]));
}
