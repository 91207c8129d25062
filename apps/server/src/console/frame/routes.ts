import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, staffOf } from '../../auth/index.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { readOverview } from './read-overview.ts';
import { searchEverything } from './search-everything.ts';

/** What the frame of the console asks on every page: what waits, and where something is. */
export function frameRoutes(app: App, { database, now }: Deps): void {
  app.route({
    ...routeOf(callRecords.consoleOverview),
    handler: async (request, reply) =>
      ok(reply, await readOverview(database, exhibitionOf(request), staffOf(request), now())),
  });

  app.route({
    ...routeOf(callRecords.consoleSearch),
    handler: async (request, reply) => {
      const [exhibition, staff] = [exhibitionOf(request), staffOf(request)];
      return ok(
        reply,
        await searchEverything(database, exhibition, staff, request.query.q, languageOf(request)),
      );
    },
  });
}
