import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf } from '../auth/index.ts';
import { requireWrite } from '../open/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { requireTicket, ticketServices } from '../tickets/index.ts';
import { findSeat } from './find-seat.ts';

/** The search for one's own seat (wire.md §4). */
export function seatRoutes(app: App, deps: Deps): void {
  const services = ticketServices(deps);

  app.route({
    ...routeOf(callRecords.openSeat),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const { headers, body } = request;
      const ticket = await requireTicket(services, exhibition, headers, ['seat', 'visitor']);
      const { address } = originOf(request);
      await requireWrite(services, exhibition, ticket, headers, { address });
      const asker = { ticket, address };
      return ok(reply, await findSeat(services, exhibition, asker, body, languageOf(request)));
    },
  });
}
