import { calls } from '@zhantai/contract';
import { Accreditation, AccreditationRequest } from '@zhantai/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, userOf } from '../auth/index.ts';
import { findVisitor, type Visitor } from '../forms/index.ts';
import { enveloped } from '../platform/enveloped.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { readAccreditation } from './read-accreditation.ts';
import { mediaServices } from './services.ts';
import { submitAccreditation } from './submit-accreditation.ts';

/** The accreditation of media (wire.md §4). */
export function mediaRoutes(app: App, deps: Deps): void {
  const services = mediaServices(deps);
  const visitorOf = (request: FastifyRequest): Promise<Visitor> =>
    findVisitor(services.database, userOf(request), exhibitionOf(request));

  app.get(calls.mediaAccreditation.path, {
    config: { access: ['media'] },
    schema: { response: { 200: enveloped(Accreditation) } },
    handler: async (request, reply) =>
      ok(reply, await readAccreditation(services, await visitorOf(request), languageOf(request))),
  });

  app.post(calls.mediaAccreditationSubmit.path, {
    config: { access: ['media'] },
    schema: { body: AccreditationRequest, response: { 200: enveloped(Accreditation) } },
    handler: async (request, reply) => {
      const visitor = await visitorOf(request);
      const { consent } = request.body;
      const language = languageOf(request);
      await submitAccreditation(services, { visitor, consent, language, origin: originOf(request) });
      return ok(reply, await readAccreditation(services, visitor, language));
    },
  });
}
