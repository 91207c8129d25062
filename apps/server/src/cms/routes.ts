import type { Article as WireArticle } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, signedInOf } from '../auth/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { consoleRoutes } from './console-routes.ts';
import { isPublic } from './is-public.ts';
import { presentArticle } from './present.ts';
import { findArticle, findArticleOfForm, isArticleSeen } from './store.ts';

/** Articles of the organiser: manuals, policies, letters to be signed (wire.md §4). */
export function cmsRoutes(app: App, deps: Deps): void {
  const { database } = deps;
  consoleRoutes(app, deps);

  const show = async (
    request: FastifyRequest,
    by: Parameters<typeof findArticle>[2],
  ): Promise<WireArticle> => {
    const exhibition = exhibitionOf(request);
    const article = await findArticle(database, exhibition, by);
    if (article === null) throw new Refusal('NOT_FOUND');
    const { caller } = request;
    if (caller.kind === 'staff' && !isPublic(article.siteKey)) {
      const { articleId } = article;
      if (!(await isArticleSeen(database, exhibition, caller, articleId))) throw new Refusal('NOT_FOUND');
    }
    return presentArticle(database, article, languageOf(request), exhibition.zone);
  };

  app.route({
    ...routeOf(callRecords.articleBySiteKey),
    handler: async (request, reply) => {
      const { siteKey } = request.query;
      if (!isPublic(siteKey)) signedInOf(request);
      return ok(reply, await show(request, { siteKey }));
    },
  });

  app.route({
    ...routeOf(callRecords.articleById),
    handler: async (request, reply) => {
      const { articleId, formId } = request.query;
      if (
        formId !== undefined &&
        (await findArticleOfForm(database, exhibitionOf(request), formId)) !== articleId
      )
        throw new Refusal('NOT_FOUND');
      return ok(reply, await show(request, { articleId }));
    },
  });

  app.route({
    ...routeOf(callRecords.formArticle),
    handler: async (request, reply) => {
      const articleId = await findArticleOfForm(database, exhibitionOf(request), request.query.formId);
      if (articleId === null) throw new Refusal('NOT_FOUND');
      return ok(reply, await show(request, { articleId }));
    },
  });
}
