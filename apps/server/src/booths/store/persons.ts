import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { PersonOrigin, PersonState } from '../../database/tables/person-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Somebody an exhibitor brings; the submission of their form has the same id. */
export interface Person {
  readonly personId: string;
  readonly exhibitorId: string;
  readonly formId: string;
  /** `self`: registered through a link of the exhibitor. */
  readonly origin: PersonOrigin;
  /** `waiting` until the exhibitor says whether they are its own. */
  readonly state: PersonState;
  readonly name: string;
  readonly mobile: string;
  /** Why the exhibitor declined them. */
  readonly reason: string | null;
}

/** Until the transaction ends nobody else adds people to this exhibitor. */
export async function lockPersons(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
): Promise<void> {
  const key = JSON.stringify(['persons', scope.tenantId, scope.exhibitionId, exhibitorId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** How many people of an exhibitor hold a pass or ask for one: drafts and what was taken back do not. */
export async function countPasses(database: Database, scope: Scope, exhibitorId: string): Promise<number> {
  const row = await scoped(database, scope)
    .selectFrom('person')
    .innerJoin('submission', 'submission.submission_id', 'person.person_id')
    .select((one) => one.fn.countAll<string>().as('count'))
    .where('person.exhibitor_id', '=', exhibitorId)
    .where('submission.removed_at', 'is', null)
    .where('submission.status', '<>', 'draft')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How many people wait for an exhibitor to confirm them. */
export async function countWaiting(database: Database, scope: Scope, exhibitorId: string): Promise<number> {
  const row = await scoped(database, scope)
    .selectFrom('person')
    .select((one) => one.fn.countAll<string>().as('count'))
    .where('exhibitor_id', '=', exhibitorId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Keeps a person, or what is new about them; where they came from stays. */
export async function keepPerson(
  transaction: Transaction,
  scope: Scope,
  { personId, exhibitorId, formId, origin, state, name, mobile, reason }: Person,
  at: Date,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('person')
    .values({
      person_id: personId,
      exhibitor_id: exhibitorId,
      form_id: formId,
      origin,
      state,
      name,
      mobile,
      reason,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'exhibition_id', 'person_id'])
        .doUpdateSet({ state, name, mobile, reason, updated_at: at }),
    )
    .execute();
}

/** The person of this id. */
export async function findPerson(database: Database, scope: Scope, personId: string): Promise<Person | null> {
  const row = await scoped(database, scope)
    .selectFrom('person')
    .select([
      'person_id as personId',
      'exhibitor_id as exhibitorId',
      'form_id as formId',
      'origin',
      'state',
      'name',
      'mobile',
      'reason',
    ])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether an exhibitor has people who were registered with this form. */
export async function hasPersonsOf(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  formId: string,
): Promise<boolean> {
  const row = await scoped(database, scope)
    .selectFrom('person')
    .select('person_id')
    .where('exhibitor_id', '=', exhibitorId)
    .where('form_id', '=', formId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The registered people of an exhibitor, the first registered first. */
export async function findRegistered(
  database: Database,
  scope: Scope,
  exhibitorId: string,
): Promise<readonly Pick<Person, 'personId' | 'name' | 'mobile'>[]> {
  return scoped(database, scope)
    .selectFrom('person')
    .innerJoin('submission', 'submission.submission_id', 'person.person_id')
    .select(['person.person_id as personId', 'person.name', 'person.mobile'])
    .where('person.exhibitor_id', '=', exhibitorId)
    .where('submission.removed_at', 'is', null)
    .where('submission.status', '<>', 'draft')
    .orderBy('person.created_at')
    .orderBy('person.person_id')
    .execute();
}
