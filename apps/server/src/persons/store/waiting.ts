import { anyOf } from '../../database/queries/any-of.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** People who wait at an exhibitor with one of these ID numbers, by blind index. */
export async function findWaitingWith(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  numbers: readonly Buffer[],
): Promise<readonly string[]> {
  if (numbers.length === 0) return [];
  const rows = await scoped(transaction, scope)
    .selectFrom('person')
    .innerJoin('sealed_answer', 'sealed_answer.submission_id', 'person.person_id')
    .select('person.person_id')
    .distinct()
    .where('person.exhibitor_id', '=', exhibitorId)
    .where('person.state', '=', 'waiting')
    .where('sealed_answer.kind', '=', 'id')
    .where('sealed_answer.blind_index', '=', anyOf(numbers))
    .execute();
  return rows.map((row) => row.person_id);
}

/** Deletes a person who was never handed in, with everything they typed. */
export async function deletePerson(transaction: Transaction, scope: Scope, personId: string): Promise<void> {
  await scoped(transaction, scope)
    .deleteFrom('submission')
    .where('submission_id', '=', personId)
    .where('submitted_revision', 'is', null)
    .execute();
}

/** Where a registration came from, and whether a code proved its number. */
export interface Sender {
  /** An address, of IPv6 its site. */
  readonly sender: string;
  readonly proven: boolean;
}

/** Notes where somebody registered from. */
export async function markSender(
  transaction: Transaction,
  scope: Scope,
  personId: string,
  { sender, proven }: Sender,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('person')
    .set({ sender, proven })
    .where('person_id', '=', personId)
    .execute();
}

/**
 * Who makes room for a registration where no more may wait: the oldest of whoever sent the most, if that is more than
 * the newcomer has; for a proved number anybody whose number is not. Null if nobody does.
 */
export async function findDisplaced(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  { sender, proven }: Sender,
): Promise<string | null> {
  const { rows } = await sql<{ personId: string }>`
    with waiting as (
      select person_id, proven, created_at, coalesce(sender, '') as sender,
        count(*) over (partition by coalesce(sender, '')) as sent
      from person
      where ${inScope(scope)} and exhibitor_id = ${exhibitorId}
        and state = 'waiting'
    )
    select person_id as "personId" from waiting
    where (proven <= ${proven} and sent > 1 + (select count(*) from waiting where sender = ${sender}))
      or (${proven} and not proven)
    order by proven, sent desc, created_at, person_id
    limit 1
  `.execute(transaction);
  return rows[0]?.personId ?? null;
}

/** Who waits at an exhibitor: all, or those sent from where one of them was; in one order. */
export async function findSentWith(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  sameSenderAs: string | null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from person
    where ${inScope(scope)} and exhibitor_id = ${exhibitorId}
      and state = 'waiting' and (${sameSenderAs}::text is null or sender = (
        select sender from person
        where ${inScope(scope)} and exhibitor_id = ${exhibitorId}
          and person_id = ${sameSenderAs}
      ))
    order by person_id
  `.execute(transaction);
  return rows.map(({ personId }) => personId);
}
