import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, staffOf } from '../../auth/index.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { editorOf } from '../editor.ts';
import { changeException, readExceptions } from './exceptions.ts';

/** What single exhibitors may have otherwise than the others (console.md §1.2). */
export function exceptionRoutes(app: App, { database, now }: Deps): void {
  const list = (request: FastifyRequest, exhibitorId: string) =>
    readExceptions(database, staffOf(request), exhibitionOf(request), exhibitorId, languageOf(request));

  app.route({
    ...routeOf(callRecords.consoleExceptions),
    handler: async (request, reply) => ok(reply, await list(request, request.params.id)),
  });

  app.route({
    ...routeOf(callRecords.consoleChangeException),
    handler: async (request, reply) => {
      const { id } = request.params;
      await changeException(database, editorOf(request), id, request.body, now());
      return ok(reply, await list(request, id));
    },
  });
}
