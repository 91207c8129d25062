import { limits } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf } from '../auth/index.ts';
import { addressKey, requireRate } from '../rate-limits/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { findFormCall } from '../submissions/index.ts';
import { checkPass, readPasses } from './read-passes.ts';
import { vehicleServices } from './services.ts';

/** Passes of vehicles: for whoever handed their form in, and for the gate. */
export function vehicleRoutes(app: App, deps: Deps): void {
  const services = vehicleServices(deps);

  app.route({
    ...routeOf(callRecords.vehiclePasses),
    handler: async (request, reply) => {
      const call = await findFormCall(services, request, request.query);
      return ok(reply, await readPasses(services, call, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.openVehicle),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const key = addressKey(originOf(request).address);
      const { database, now } = services;
      await requireRate(database, exhibition, { key, call: 'vehicle' }, limits.vehicleChecks, now());
      return ok(reply, await checkPass(services, exhibition, request.query.qr, languageOf(request)));
    },
  });
}
