import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, staffOf } from '../auth/index.ts';
import { readHistory } from '../changes/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { changeExhibition } from './change-exhibition.ts';
import { changeState } from './change-state.ts';
import { readExhibition } from './read-exhibition.ts';
import { tickReadiness } from './readiness/tick.ts';
import { readReadiness } from './readiness/read-readiness.ts';

/** The exhibition itself, as its admins keep it. */
export function exhibitionSettingsRoutes(app: App, deps: Deps): void {
  const { database } = deps;

  app.route({
    ...routeOf(callRecords.consoleExhibition),
    handler: async (request, reply) => ok(reply, await readExhibition(database, exhibitionOf(request))),
  });

  app.route({
    ...routeOf(callRecords.consoleExhibitionHistory),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const thing = { kind: 'exhibition', id: exhibition.exhibitionId } as const;
      return ok(reply, await readHistory(database, exhibition, thing, request.query));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleChangeExhibition),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const editor = { staff: staffOf(request), exhibition, origin: originOf(request) };
      await changeExhibition(database, editor, request.body);
      app.exhibitions.forget();
      return ok(reply, await readExhibition(database, exhibition));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleReadiness),
    handler: async (request, reply) => ok(reply, await readReadiness(deps, exhibitionOf(request))),
  });

  app.route({
    ...routeOf(callRecords.consoleTickReadiness),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const editor = { staff: staffOf(request), exhibition, origin: originOf(request) };
      await tickReadiness(database, editor, request.body, deps.now());
      return ok(reply, await readReadiness(deps, exhibition));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleChangeExhibitionState),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const editor = { staff: staffOf(request), exhibition, origin: originOf(request) };
      await changeState(database, editor, request.body);
      app.exhibitions.forget();
      return ok(reply, await readReadiness(deps, exhibition));
    },
  });
}
