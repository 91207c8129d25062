import { anyOf } from '../../database/any-of.ts';
import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** People who wait at an exhibitor with one of these ID numbers, by blind index. */
export async function findWaitingWith(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  numbers: readonly Buffer[],
): Promise<readonly string[]> {
  if (numbers.length === 0) return [];
  const rows = await transaction
    .selectFrom('person')
    .innerJoin('sealed_answer', (join) =>
      join
        .onRef('sealed_answer.tenant_id', '=', 'person.tenant_id')
        .onRef('sealed_answer.exhibition_id', '=', 'person.exhibition_id')
        .onRef('sealed_answer.submission_id', '=', 'person.person_id'),
    )
    .select('person.person_id')
    .distinct()
    .where('person.tenant_id', '=', scope.tenantId)
    .where('person.exhibition_id', '=', scope.exhibitionId)
    .where('person.exhibitor_id', '=', exhibitorId)
    .where('person.state', '=', 'waiting')
    .where('sealed_answer.kind', '=', 'id')
    .where('sealed_answer.blind_index', '=', anyOf(numbers))
    .execute();
  return rows.map((row) => row.person_id);
}

/** Deletes a person who was never handed in, with everything they typed. */
export async function deletePerson(transaction: Transaction, scope: Scope, personId: string): Promise<void> {
  await transaction
    .deleteFrom('submission')
    .where('tenant_id', '=', scope.tenantId)
    .where('exhibition_id', '=', scope.exhibitionId)
    .where('submission_id', '=', personId)
    .where('submitted_revision', 'is', null)
    .execute();
}
