import { sql } from 'kysely';
import { goesOn } from '../../auth/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { LocalText } from '../../database/tables/schema.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { StaffMember } from './checks.ts';

/** How many exhibitors take part. */
export async function countExhibitors(database: Database, scope: Scope): Promise<number> {
  const { count } = await scoped(database, scope)
    .selectFrom('exhibitor')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '<>', 'withdrawn')
    .where('trial', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The exhibition's own staff, by name. */
export async function findStaff(database: Database, scope: Scope): Promise<readonly StaffMember[]> {
  return scoped(database, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select([
      'account.name',
      sql<boolean>`membership.role = 'admin'`.as('isAdmin'),
      sql<boolean>`account.totp_sealed is not null`.as('enrolled'),
    ])
    .where('membership.role', 'in', ['admin', 'editor', 'reviewer'])
    .where('membership.of_tenant', '=', false)
    .where(goesOn())
    .orderBy('account.name')
    .execute();
}

/** How many forms were handed in with the exhibitor to try them with. */
export async function countTried(database: Database, scope: Scope): Promise<number> {
  const { count } = await scoped(database, scope)
    .selectFrom('submission')
    .innerJoin('exhibitor', 'exhibitor.exhibitor_id', 'submission.exhibitor_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('exhibitor.trial', '=', true)
    .where('submission.status', '<>', 'draft')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What was ticked by hand as done, by whom and when. */
export async function findTicks(
  database: Database,
  scope: Scope,
): Promise<readonly { readonly key: string; readonly by: string; readonly at: Date }[]> {
  const rows = await scoped(database, scope)
    .selectFrom('readiness_tick')
    .leftJoin('account', 'account.account_id', 'readiness_tick.account_id')
    .select(['readiness_tick.key', 'account.name as by', 'readiness_tick.at'])
    .execute();
  return rows.map(({ by, ...tick }) => ({ ...tick, by: by ?? '' }));
}

/** Ticks something as done, unless it is. @returns whether it was not. */
export async function insertTick(
  transaction: Transaction,
  scope: Scope,
  tick: { readonly key: string; readonly accountId: string; readonly at: Date },
): Promise<boolean> {
  const row = await scoped(transaction, scope)
    .insertInto('readiness_tick')
    .values({ key: tick.key, account_id: tick.accountId, at: tick.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a tick back. @returns whether there was one. */
export async function deleteTick(transaction: Transaction, scope: Scope, key: string): Promise<boolean> {
  const row = await scoped(transaction, scope)
    .deleteFrom('readiness_tick')
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Every article with the years that it says. */
export async function findArticleTexts(
  database: Database,
  { tenantId, exhibitionId }: Scope,
): Promise<readonly { readonly title: LocalText; readonly years: readonly string[] }[]> {
  const scope = { tenantId, exhibitionId };
  const { rows } = await sql<{ title: LocalText; years: string[] }>`
    select version.title, array(
      select distinct found[1] from regexp_matches(
        version.title::text || ' ' || version.html::text, '(?<![0-9])(20[0-9][0-9])(?![0-9])', 'g'
      ) as found
    ) as years
    from article join article_version as version on ${inScope(scope, 'version')}
      and version.article_id = article.article_id and version.version = article.version
    where ${inScope(scope, 'article')}
    order by article.article_id`.execute(database);
  return rows;
}

/** Whether anything is offered at a price. */
export async function hasPricedItems(database: Database, scope: Scope): Promise<boolean> {
  const row = await scoped(database, scope)
    .selectFrom('catalogue_item')
    .select('item_id')
    .where((item) => item.or([item('price_normal', '>', '0'), item('price_early', '>', '0')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
