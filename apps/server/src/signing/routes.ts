import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, userOf } from '../auth/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { whileOpen } from '../platform/while-open.ts';
import { giveUp, ownSigning, startSigning } from './actions.ts';
import { askerOfUser } from './asker.ts';
import { openAskerRoutes } from './open-asker-routes.ts';
import { phoneRoutes } from './phone-routes.ts';
import { presentSigning } from './present.ts';
import { signingServices } from './services.ts';
import { deleteOldSignings } from './store.ts';

const DAY_MS = 86_400_000;
/** Milliseconds between two clean-ups, and what one removes at most. */
const sweep = { pause: 10 * 60_000, most: 20_000 };

/** Signatures that a desktop asks a phone for (pages.md). */
export function signingRoutes(app: App, deps: Deps): void {
  const services = signingServices(deps);
  const { database, links, now } = services;

  app.route({
    ...routeOf(callRecords.signingStart),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const { label } = request.body;
      const asker = await askerOfUser(database, exhibition, userOf(request));
      const { signing, link } = await startSigning(services, exhibition, asker, label);
      return ok(reply, { ...presentSigning(signing, exhibition, links, now()), link });
    },
  });

  app.route({
    ...routeOf(callRecords.signing),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const signing = await ownSigning(services, exhibition, userOf(request), request.params.id);
      return ok(reply, presentSigning(signing, exhibition, links, now()));
    },
  });

  app.route({
    ...routeOf(callRecords.signingCancel),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const { id } = request.params;
      const signing = await giveUp(services, exhibition, userOf(request), id);
      return ok(reply, presentSigning(signing, exhibition, links, now()));
    },
  });

  openAskerRoutes(app, services);
  phoneRoutes(app, services);

  whileOpen(app, sweep.pause, 'old signings could not be removed', () =>
    deleteOldSignings(database, new Date(now().getTime() - DAY_MS), sweep.most),
  );
}
