import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, staffOf } from '../../auth/index.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { claimContact, logContact, readContact, readContactLog, readContacts } from './contacts.ts';

/** Whom to call about missing forms, and what was said (console.md §1.2). */
export function contactRoutes(app: App, { database, now }: Deps): void {
  const readerOf = (request: FastifyRequest) => ({
    staff: staffOf(request),
    exhibition: exhibitionOf(request),
    origin: originOf(request),
    now: now(),
  });

  app.route({
    ...routeOf(callRecords.consoleContacts),
    handler: async (request, reply) =>
      ok(reply, await readContacts(database, readerOf(request), request.query)),
  });

  app.route({
    ...routeOf(callRecords.consoleContactLog),
    handler: async (request, reply) =>
      ok(reply, await readContactLog(database, readerOf(request), request.params.id, request.query)),
  });

  app.route({
    ...routeOf(callRecords.consoleLogContact),
    handler: async (request, reply) => {
      const { id } = request.params;
      const editor = readerOf(request);
      await logContact(database, editor, id, request.body, editor.now);
      return ok(reply, await readContact(database, editor, id));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleClaimContact),
    handler: async (request, reply) => {
      const { id } = request.params;
      const editor = readerOf(request);
      await claimContact(database, editor, id, editor.now);
      return ok(reply, await readContact(database, editor, id));
    },
  });
}
