import { sql, type Expression, type SqlBool } from 'kysely';
import { withinForms, type Limits } from '../booths/index.ts';
import { holdsSought } from '../database/queries/holds-sought.ts';
import { anyOf } from '../database/queries/any-of.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inScope } from '../database/scoped/in-scope.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';
import { listPage } from '../database/queries/list-page.ts';
import { orderOf } from '../database/queries/order-of.ts';
import type { PageWindow, SortBy } from '../platform/paging.ts';
import type { Article } from './article.ts';

const columns = [
  'article.article_id as articleId',
  'article.site_key as siteKey',
  'article_version.version',
  'article_version.title',
  'article_version.html',
  'article_version.saved_by as savedBy',
  'article_version.saved_at as savedAt',
] as const;

function articles(database: Database, scope: Scope) {
  return scoped(database, scope)
    .selectFrom('article')
    .innerJoin('article_version', 'article_version.article_id', 'article.article_id');
}

function newest(database: Database, scope: Scope) {
  return articles(database, scope).whereRef('article_version.version', '=', 'article.version');
}

/** The newest version of an article. */
export async function findArticle(
  database: Database,
  scope: Scope,
  by: { readonly siteKey: string } | { readonly articleId: string },
): Promise<Article | null> {
  const row = await newest(database, scope)
    .select(columns)
    .$if('siteKey' in by, (query) => query.where('article.site_key', '=', 'siteKey' in by ? by.siteKey : ''))
    .$if('articleId' in by, (query) =>
      query.where('article.article_id', '=', 'articleId' in by ? by.articleId : ''),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** An article as it was in one version. */
export async function findVersion(
  database: Database,
  scope: Scope,
  articleId: string,
  version: number,
): Promise<Article | null> {
  const row = await articles(database, scope)
    .select(columns)
    .where('article.article_id', '=', articleId)
    .where('article_version.version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}

/** When and by whom each version of an article was saved, the newest first. */
export async function findVersions(
  database: Database,
  scope: Scope,
  articleId: string,
): Promise<readonly Pick<Article, 'version' | 'savedBy' | 'savedAt'>[]> {
  return articles(database, scope)
    .select([
      'article_version.version',
      'article_version.saved_by as savedBy',
      'article_version.saved_at as savedAt',
    ])
    .where('article.article_id', '=', articleId)
    .orderBy('article_version.version', 'desc')
    .execute();
}

/** Who is limited to forms sees the letters of these alone. */
function seen(scope: Scope, limits: Limits): Expression<SqlBool> {
  if (limits.formIds.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (
    select from form
    where ${inScope(scope, 'form')} and form.article_id = article.article_id and ${withinForms(limits, 'form.form_id')}
  )`;
}

/** Whether an article lies within limits. */
export async function isArticleSeen(
  database: Database,
  scope: Scope,
  limits: Limits,
  articleId: string,
): Promise<boolean> {
  const row = await newest(database, scope)
    .select('article.article_id')
    .where('article.article_id', '=', articleId)
    .where(seen(scope, limits))
    .executeTakeFirst();
  return row !== undefined;
}

/** What lists of articles are sorted by; without a wish by their keys. */
export const articleSortKeys = ['siteKey', 'updateTime'] as const;
const sortColumns = {
  siteKey: sql.ref('article.site_key'),
  updateTime: sql.ref('article_version.saved_at'),
} as const;

/** One page of the newest versions, and how many there are. */
export async function findArticles(
  database: Database,
  scope: Scope,
  limits: Limits,
  search: string,
  page: PageWindow & { readonly sort: readonly SortBy<(typeof articleSortKeys)[number]>[] },
): Promise<{ readonly total: number; readonly rows: readonly Article[] }> {
  const matching = newest(database, scope)
    .where(seen(scope, limits))
    .$if(search !== '', (query) =>
      query.where(
        holdsSought(sql`fold_name(article.site_key || ' ' || article_version.title::text)`, search),
      ),
    );
  const rest = [sortColumns.siteKey, sql.ref('article.article_id')];
  return listPage(database, matching.select(columns), orderOf(sortColumns, page.sort, rest), page);
}

/** The article that is the letter of a form; null if it has none. */
export async function findArticleOfForm(
  database: Database,
  scope: Scope,
  formId: string,
): Promise<string | null> {
  const row = await scoped(database, scope)
    .selectFrom('form')
    .select('article_id')
    .where('form_id', '=', formId)
    .executeTakeFirst();
  return row?.article_id ?? null;
}

/** Forms by the article that is their letter. */
export async function findFormsOfArticles(
  database: Database,
  scope: Scope,
  articleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  if (articleIds.length === 0) return found;
  const rows = await scoped(database, scope)
    .selectFrom('form')
    .select(['form_id', 'article_id'])
    .where('article_id', '=', anyOf(articleIds))
    .orderBy('form_id')
    .execute();
  for (const { form_id, article_id } of rows) {
    if (article_id === null) continue;
    found.set(article_id, [...(found.get(article_id) ?? []), form_id]);
  }
  return found;
}

/** The version an article stands at, and nobody else may save it before this transaction ends; null if there is none. */
export async function lockArticle(
  transaction: Transaction,
  scope: Scope,
  articleId: string,
): Promise<number | null> {
  const row = await scoped(transaction, scope)
    .selectFrom('article')
    .select('version')
    .where('article_id', '=', articleId)
    .forUpdate()
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Until the transaction ends nobody else gives a key to an article. */
export async function lockKeys(transaction: Transaction, scope: Scope): Promise<void> {
  const key = JSON.stringify(['articles', scope.tenantId, scope.exhibitionId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** Keeps a version as the newest; lock the keys first, for no two articles have the same. */
export async function putVersion(transaction: Transaction, scope: Scope, article: Article): Promise<void> {
  const { articleId, siteKey, version } = article;
  const place = { article_id: articleId };
  await scoped(transaction, scope)
    .insertInto('article')
    .values({ ...place, site_key: siteKey, version })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'exhibition_id', 'article_id'])
        .doUpdateSet({ site_key: siteKey, version }),
    )
    .execute();
  await scoped(transaction, scope)
    .insertInto('article_version')
    .values({
      ...place,
      version,
      title: JSON.stringify(article.title),
      html: JSON.stringify(article.html),
      saved_by: article.savedBy,
      saved_at: article.savedAt,
    })
    .execute();
}
