import { sql, type SqlBool } from 'kysely';
import { withinLimits, type Limits } from '../../booths/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { LocalText } from '../../database/tables/schema.ts';
import type { StoredStatus } from '../../database/tables/submission-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { goesOn } from '../../auth/index.ts';
import { boothColumn, isBegun, submissionRows, type SubmissionBooth } from '../../submissions/index.ts';

/** What staff change of an exhibitor. */
export interface KeptExhibitor {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly origin: string;
  readonly language: string;
  readonly tags: readonly string[];
  readonly state: 'invited' | 'active' | 'withdrawn';
  readonly note: string;
  readonly owner: string | null;
}

/** Until the transaction ends nobody else makes or names exhibitors and booths of this exhibition. */
export async function lockNames(transaction: Transaction, scope: Scope): Promise<void> {
  const key = JSON.stringify(['exhibitors', scope.tenantId, scope.exhibitionId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** The exhibitor of this id, which nobody else changes until the transaction ends. */
export async function lockExhibitor(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
): Promise<KeptExhibitor | null> {
  const row = await scoped(transaction, scope)
    .selectFrom('exhibitor')
    .select([
      'code',
      'name',
      'name_en as nameEn',
      'origin',
      'language',
      'tags',
      'state',
      'note',
      'owner_account_id as owner',
    ])
    .where('exhibitor_id', '=', exhibitorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertExhibitor(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  exhibitor: KeptExhibitor,
  at: Date,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('exhibitor')
    .values({ exhibitor_id: exhibitorId, created_at: at, ...columnsOf(exhibitor) })
    .execute();
}

export async function updateExhibitor(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  exhibitor: KeptExhibitor,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('exhibitor')
    .set(columnsOf(exhibitor))
    .where('exhibitor_id', '=', exhibitorId)
    .execute();
}

function columnsOf({ code, name, nameEn, origin, language, tags, state, note, owner }: KeptExhibitor) {
  return {
    code,
    name,
    name_en: nameEn,
    origin,
    language,
    tags: [...tags],
    state,
    note,
    owner_account_id: owner,
  };
}

/** Who has a code, whatever the case of its letters. */
export async function findByCode(database: Database, scope: Scope, code: string): Promise<string | null> {
  const row = await scoped(database, scope)
    .selectFrom('exhibitor')
    .select('exhibitor_id')
    .where(sql<SqlBool>`upper(code) = upper(${code}) and code <> ''`)
    .executeTakeFirst();
  return row?.exhibitor_id ?? null;
}

/** How many exhibitors there are, and the greatest number of a code like `E0001`. */
export async function countExhibitors(
  database: Database,
  scope: Scope,
): Promise<{ readonly count: number; readonly lastNumber: number }> {
  const row = await scoped(database, scope)
    .selectFrom('exhibitor')
    .select((one) => [
      one.fn.countAll<string>().as('count'),
      sql<number | null>`max(substring(upper(code) from '^E([0-9]{1,9})$')::integer)`.as('lastNumber'),
    ])
    .where('trial', '=', false)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), lastNumber: row.lastNumber ?? 0 };
}

/** How many different tags exhibitors and booths have with these. */
export async function countTags(database: Database, scope: Scope, more: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (
      select unnest(tags) from exhibitor where ${inScope(scope, 'exhibitor')}
      union select unnest(tags) from booth where ${inScope(scope, 'booth')}
      union select unnest(${[...more]}::text[])
    ) as known`.execute(database);
  return Number(rows[0]?.count ?? 0);
}

/** Whether an account is of the staff of this exhibition. */
export async function isStaff(database: Database, scope: Scope, accountId: string): Promise<boolean> {
  const row = await scoped(database, scope)
    .selectFrom('membership')
    .select('membership_id')
    .where('account_id', '=', accountId)
    .where('role', 'in', ['admin', 'editor', 'reviewer'])
    .where(goesOn())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody who acts for an exhibitor. */
export interface CardMember {
  readonly accountId: string;
  readonly name: string;
  readonly phone: string | null;
  readonly main: boolean;
  readonly locked: boolean;
  readonly needsPassword: boolean;
  readonly lastSignIn: Date | null;
}

/** Who acts for an exhibitor, the main account first. */
export async function findCardMembers(
  database: Database,
  scope: Scope,
  exhibitorId: string,
): Promise<readonly CardMember[]> {
  return scoped(database, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select([
      'account.account_id as accountId',
      'account.name',
      'account.phone',
      'membership.main',
      sql<boolean>`account.locked_reason is not null`.as('locked'),
      sql<boolean>`account.password_hash is null or account.need_set_pwd`.as('needsPassword'),
      'membership.last_used_at as lastSignIn',
    ])
    .where('membership.exhibitor_id', '=', exhibitorId)
    .orderBy('membership.main', 'desc')
    .orderBy('membership.created_at')
    .orderBy('account.account_id')
    .execute();
}

/** What an exhibitor has begun or handed in. */
export interface CardSubmission {
  readonly submissionId: string;
  readonly formId: string;
  readonly formCode: string;
  readonly title: LocalText;
  readonly booth: SubmissionBooth | null;
  readonly status: StoredStatus;
  readonly submittedAt: Date | null;
  readonly updatedAt: Date;
}

/** So many of them are on a card. */
const mostOnCard = 500;

/** What an exhibitor has begun or handed in within limits, by the code of the form. */
export async function findCardSubmissions(
  database: Database,
  scope: Scope,
  limits: Limits,
  exhibitorId: string,
): Promise<readonly CardSubmission[]> {
  return submissionRows(database, scope)
    .select([
      'submission.submission_id as submissionId',
      'submission.form_id as formId',
      'form.form_code as formCode',
      'form.title',
      boothColumn,
      'submission.status',
      'submission.submitted_at as submittedAt',
      'submission.updated_at as updatedAt',
    ])
    .where('submission.exhibitor_id', '=', exhibitorId)
    .where('submission.subject_kind', '=', 'exhibitor')
    .where(isBegun)
    .where(
      withinLimits(scope, limits, {
        form: 'submission.form_id',
        hall: 'submission.booth_hall',
        exhibitor: 'submission.exhibitor_id',
      }),
    )
    .orderBy('form.form_code')
    .orderBy('submission.submission_id')
    .limit(mostOnCard)
    .execute();
}
