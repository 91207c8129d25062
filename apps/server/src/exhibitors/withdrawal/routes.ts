import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, staffOf } from '../../auth/index.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { editorOf } from '../editor.ts';
import { readExhibitor } from '../read-exhibitors.ts';
import { readWithdrawal, reinstateExhibitor, withdrawExhibitor } from './withdrawal.ts';

/** Exhibitors that come no more, and may come back (console.md §1.2). */
export function withdrawalRoutes(app: App, { database, now }: Deps): void {
  const card = (request: FastifyRequest, exhibitorId: string) => {
    const seen = { language: languageOf(request), now: now() };
    return readExhibitor(database, staffOf(request), exhibitionOf(request), exhibitorId, seen);
  };

  app.route({
    ...routeOf(callRecords.consoleWithdrawal),
    handler: async (request, reply) => {
      const { id } = request.params;
      return ok(reply, await readWithdrawal(database, staffOf(request), exhibitionOf(request), id));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleWithdrawExhibitor),
    handler: async (request, reply) => {
      const { id } = request.params;
      await withdrawExhibitor(database, editorOf(request), id, request.body, now());
      return ok(reply, await card(request, id));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleReinstateExhibitor),
    handler: async (request, reply) => {
      const { id } = request.params;
      await reinstateExhibitor(database, editorOf(request), id, request.body, now());
      return ok(reply, await card(request, id));
    },
  });
}
