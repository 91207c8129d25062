import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, userOf } from '../auth/index.ts';
import { findActor, type Actor } from '../forms/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { readAccreditation } from './read-accreditation.ts';
import { mediaServices } from './services.ts';
import { submitAccreditation } from './submit-accreditation.ts';

/** The accreditation of media (wire.md §4). */
export function mediaRoutes(app: App, deps: Deps): void {
  const services = mediaServices(deps);
  const findCaller = (request: FastifyRequest): Promise<Actor> =>
    findActor(services.database, userOf(request), exhibitionOf(request));

  app.route({
    ...routeOf(callRecords.mediaAccreditation),
    handler: async (request, reply) =>
      ok(reply, await readAccreditation(services, await findCaller(request), languageOf(request))),
  });

  app.route({
    ...routeOf(callRecords.mediaAccreditationSubmit),
    handler: async (request, reply) => {
      const actor = await findCaller(request);
      const { consent } = request.body;
      const language = languageOf(request);
      await submitAccreditation(services, { actor, consent, language, origin: originOf(request) });
      return ok(reply, await readAccreditation(services, actor, language));
    },
  });
}
