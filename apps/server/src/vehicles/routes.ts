import { calls, limits } from '@zhantai/contract';
import { VehicleCheck, VehicleCheckQuery, VehiclePass, VehiclePassesQuery } from '@zhantai/contract/schemas';
import { Type } from 'typebox';
import { exhibitionOf, originOf } from '../auth/index.ts';
import { addressKey, requireRate } from '../rate-limits/index.ts';
import { enveloped } from '../platform/enveloped.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { findAsked } from '../submissions/index.ts';
import { checkPass, readPasses } from './read-passes.ts';
import { vehicleServices } from './services.ts';

/** Passes of vehicles: for whoever handed their form in, and for the gate. */
export function vehicleRoutes(app: App, deps: Deps): void {
  const services = vehicleServices(deps);

  app.get(calls.vehiclePasses.path, {
    config: { access: ['exhibitor', 'transport'] },
    schema: { querystring: VehiclePassesQuery, response: { 200: enveloped(Type.Array(VehiclePass)) } },
    handler: async (request, reply) => {
      const asked = await findAsked(services, request, request.query);
      return ok(reply, await readPasses(services, asked, languageOf(request)));
    },
  });

  app.get(calls.openVehicle.path, {
    config: { access: 'open' },
    schema: { querystring: VehicleCheckQuery, response: { 200: enveloped(VehicleCheck) } },
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const key = addressKey(originOf(request).address);
      const { database, now } = services;
      await requireRate(database, exhibition, { key, call: 'vehicle' }, limits.vehicleChecks, now());
      return ok(reply, await checkPass(services, exhibition, request.query.qr, languageOf(request)));
    },
  });
}
