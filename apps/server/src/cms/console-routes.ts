import { type ArticleDetail, type ArticleEntry } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, staffOf, type Staff } from '../auth/index.ts';
import { maySeeForm } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import { formatTime, localText, type Exhibition } from '../exhibitions/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { pageWindow, presentPage, readSort } from '../platform/paging.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { selectPeople } from '../submissions/index.ts';
import { saveArticle } from './save-article.ts';
import {
  findArticle,
  articleSortKeys,
  findArticles,
  findFormsOfArticles,
  findVersion,
  findVersions,
  isArticleSeen,
} from './store.ts';

/** Articles as the organiser edits them (console.md §6). */
export function consoleRoutes(app: App, { database, now }: Deps): void {
  app.route({
    ...routeOf(callRecords.consoleArticles),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const { search = '' } = request.query;
      const page = { ...pageWindow(request.query), sort: readSort(articleSortKeys, request.query) };
      const { total, rows } = await findArticles(database, exhibition, staff, search.trim(), page);
      const [names, forms] = await Promise.all([
        namesOf(database, exhibition, rows),
        findFormsOfArticles(
          database,
          exhibition,
          rows.map((row) => row.articleId),
        ),
      ]);
      const records = rows.map((row): ArticleEntry => ({
        id: row.articleId,
        siteKey: row.siteKey,
        title: localText(row.title, languageOf(request)),
        version: row.version,
        updateTime: formatTime(row.savedAt, exhibition.zone),
        updatedBy: names(row.savedBy),
        formIds: seenForms(staff, forms.get(row.articleId)),
      }));
      return ok(reply, presentPage(records, total, request.query));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleArticle),
    handler: async (request, reply) =>
      ok(
        reply,
        await readDetail(
          database,
          exhibitionOf(request),
          staffOf(request),
          request.params.id,
          request.query.version,
        ),
      ),
  });

  app.route({
    ...routeOf(callRecords.consoleSaveArticle),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const author = { staff: staffOf(request), exhibition, origin: originOf(request) };
      const { articleId, version, savedAt } = await saveArticle(database, author, request.body, now());
      return ok(reply, { id: articleId, version, updateTime: formatTime(savedAt, exhibition.zone) });
    },
  });
}

async function readDetail(
  database: Database,
  exhibition: Exhibition,
  staff: Staff,
  articleId: string,
  version: number | undefined,
): Promise<ArticleDetail> {
  const article =
    version === undefined
      ? await findArticle(database, exhibition, { articleId })
      : await findVersion(database, exhibition, articleId, version);
  if (article === null || !(await isArticleSeen(database, exhibition, staff, articleId)))
    throw new Refusal('NOT_FOUND');
  const [versions, forms] = await Promise.all([
    findVersions(database, exhibition, articleId),
    findFormsOfArticles(database, exhibition, [articleId]),
  ]);
  const names = await namesOf(database, exhibition, [article, ...versions]);
  return {
    id: articleId,
    siteKey: article.siteKey,
    version: article.version,
    title: { ...article.title },
    html: { ...article.html },
    updateTime: formatTime(article.savedAt, exhibition.zone),
    updatedBy: names(article.savedBy),
    formIds: seenForms(staff, forms.get(articleId)),
    versions: versions.map((one) => ({
      version: one.version,
      updateTime: formatTime(one.savedAt, exhibition.zone),
      updatedBy: names(one.savedBy),
    })),
  };
}

/** Forms outside the limits are not named. */
function seenForms(staff: Staff, formIds: readonly string[] = []): string[] {
  return formIds.filter((formId) => maySeeForm(staff, formId));
}

async function namesOf(
  database: Database,
  { tenantId }: Exhibition,
  rows: readonly { readonly savedBy: string | null }[],
): Promise<(accountId: string | null) => string | null> {
  const ids = [...new Set(rows.flatMap(({ savedBy }) => savedBy ?? []))];
  const people = await selectPeople(database, tenantId, ids);
  return (accountId) => people.get(accountId ?? '')?.name ?? null;
}
