import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf } from '../auth/index.ts';
import { deleteOldCounts } from '../rate-limits/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { whileOpen } from '../platform/while-open.ts';
import { exchangeCode } from './actions/exchange-code.ts';
import { ticketServices } from './services.ts';
import { deleteOldTickets } from './store/tickets.ts';

const DAY_MS = 86_400_000;
/** Milliseconds between two clean-ups, and what one removes at most. */
const sweep = { pause: 10 * 60_000, most: 20_000 };

/** Short links, and the end of old tickets (wire.md §4). */
export function ticketRoutes(app: App, deps: Deps): void {
  const services = ticketServices(deps);
  const { database, now } = services;

  app.route({
    ...routeOf(callRecords.shortLink),
    handler: async (request, reply) =>
      ok(reply, await exchangeCode(services, exhibitionOf(request), request.params.code, originOf(request))),
  });

  whileOpen(app, sweep.pause, 'old tickets could not be removed', async () => {
    await deleteOldTickets(database, new Date(now().getTime() - DAY_MS), sweep.most);
    await deleteOldCounts(database, new Date(now().getTime() - 2 * DAY_MS), sweep.most);
  });
}
