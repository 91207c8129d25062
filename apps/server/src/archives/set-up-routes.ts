import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, staffOf } from '../auth/index.ts';
import { readJob } from '../jobs/index.ts';
import type { App } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { beginFill } from './fill/begin-fill.ts';
import { readPreview } from './fill/read-preview.ts';
import type { PackServices } from './packs/keep-pack.ts';
import { beginPack } from './packs/make-pack.ts';
import { readPack, readPacks, removePack } from './packs/read-packs.ts';

/** What an exhibition begins with: another one, or a pack (console.md §1.3). */
export function setUpRoutes(app: App, services: PackServices): void {
  const { database } = services;

  app.route({
    ...routeOf(callRecords.consoleFillPreview),
    handler: async (request, reply) => {
      const { tenantId } = staffOf(request);
      const { exhibitionId, packId } = request.query;
      if ((exhibitionId === undefined) === (packId === undefined)) throw new Refusal('BAD_REQUEST');
      const scope = { tenantId, exhibitionId: request.params.id };
      const from = packId === undefined ? { exhibitionId: exhibitionId ?? '' } : { packId };
      return ok(reply, await readPreview(services, scope, from, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleFill),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const filler = { staff, exhibition, origin: originOf(request) };
      const jobId = await beginFill(services, filler, request.params.id, request.body);
      return ok(reply, await readJob(database, exhibition, staff, jobId, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consolePacks),
    handler: async (request, reply) =>
      ok(reply, await readPacks(services, exhibitionOf(request), languageOf(request))),
  });

  app.route({
    ...routeOf(callRecords.consolePack),
    handler: async (request, reply) => {
      const { tenantId } = staffOf(request);
      const { items: _, ...contents } = await readPack(
        services,
        tenantId,
        request.params.packId,
        languageOf(request),
      );
      return ok(reply, contents);
    },
  });

  app.route({
    ...routeOf(callRecords.consoleMakePack),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const maker = { staff, exhibition, origin: originOf(request) };
      const jobId = await beginPack(services, maker, request.body);
      return ok(reply, await readJob(database, exhibition, staff, jobId, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleDeletePack),
    handler: async (request, reply) => {
      const remover = {
        staff: staffOf(request),
        exhibition: exhibitionOf(request),
        origin: originOf(request),
      };
      await removePack(services, remover, request.params.packId);
      return ok(reply, null);
    },
  });
}
