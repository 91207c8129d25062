import { limits } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, type MessageQueue } from '../auth/index.ts';
import { removeOrphans } from '../files/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { whileOpen } from '../platform/while-open.ts';
import { requireTicket } from '../tickets/index.ts';
import type { FindConfirmation } from './find-confirmation.ts';
import { readOpenForm } from './read-open-form.ts';
import { openServices } from './services.ts';
import { staffRoutes } from './staff-routes.ts';
import { submitOpenly } from './submit-openly.ts';
import { takeFile } from './take-file.ts';

/** Milliseconds between two clean-ups, and files that one removes at most. */
const sweep = { pause: 10 * 60_000, most: 1_000 };

/** Forms that people fill in without an account (wire.md §4). */
export function openRoutes(
  app: App,
  deps: Deps,
  findConfirmation: FindConfirmation,
  messages: MessageQueue,
): void {
  const services = { ...openServices(deps), messages };
  staffRoutes(app, services);

  app.route({
    ...routeOf(callRecords.openForm),
    handler: async (request, reply) =>
      ok(
        reply,
        await readOpenForm(services, findConfirmation, {
          exhibition: exhibitionOf(request),
          query: request.query,
          headers: request.headers,
          origin: originOf(request),
          language: languageOf(request),
        }),
      ),
  });

  app.route({
    ...routeOf(callRecords.openSubmit),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const ticket = await requireTicket(services, exhibition, request.headers, ['form']);
      const { body, headers } = request;
      const sent = { exhibition, ticket, request: body, headers };
      const call = { ...sent, language: languageOf(request), origin: originOf(request) };
      return ok(reply, await submitOpenly(services, call));
    },
  });

  for (const call of [callRecords.openFile, callRecords.putCommonImg]) {
    app.route({
      ...routeOf(call),
      handler: async (request, reply) => ok(reply, await takeFile(services, request)),
    });
  }

  whileOpen(app, sweep.pause, 'files that nobody submitted could not be removed', () =>
    removeOrphans(services.files, new Date(services.now().getTime() - limits.orphanLifeMs), sweep.most),
  );
}
