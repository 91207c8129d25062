import { calls } from '@zhantai/contract';
import { SubmissionPage, SubmissionPageQuery } from '@zhantai/contract/schemas';
import { exhibitionOf, userOf } from '../auth/index.ts';
import { findVisitor } from '../forms/index.ts';
import { enveloped } from '../platform/enveloped.ts';
import type { App } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { readPage } from './read-page.ts';
import type { SubmissionServices } from './services.ts';

/** Lists of submissions for users of the portal (wire.md §4). */
export function listRoutes(app: App, services: SubmissionServices): void {
  app.get(calls.page.path, {
    config: { access: 'user' },
    schema: { querystring: SubmissionPageQuery, response: { 200: enveloped(SubmissionPage) } },
    handler: async (request, reply) => {
      const visitor = await findVisitor(services.database, userOf(request), exhibitionOf(request));
      return ok(reply, await readPage(services, visitor, request.query, languageOf(request)));
    },
  });
}
