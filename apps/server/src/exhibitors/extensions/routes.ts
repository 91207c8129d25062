import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, staffOf } from '../../auth/index.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { editorOf } from '../editor.ts';
import { extend, readExtensions, revokeExtension } from './extensions.ts';

/** Later ends of forms for single exhibitors (console.md §1.2). */
export function extensionRoutes(app: App, { database, now }: Deps): void {
  const list = (request: FastifyRequest, exhibitorId: string) =>
    readExtensions(database, staffOf(request), exhibitionOf(request), exhibitorId, languageOf(request));

  app.route({
    ...routeOf(callRecords.consoleExtensions),
    handler: async (request, reply) => ok(reply, await list(request, request.params.id)),
  });

  app.route({
    ...routeOf(callRecords.consoleExtend),
    handler: async (request, reply) => {
      const { id } = request.params;
      await extend(database, editorOf(request), id, request.body, now());
      return ok(reply, await list(request, id));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleRevokeExtension),
    handler: async (request, reply) => {
      const { id } = request.params;
      await revokeExtension(database, editorOf(request), id, request.body);
      return ok(reply, await list(request, id));
    },
  });
}
