import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, userOf } from '../auth/index.ts';
import { registersPeople } from '../forms/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { findChangeable, submissionServices, submit, type SubmissionHooks } from '../submissions/index.ts';
import { personImportRoutes } from './import-routes.ts';
import { confirmPerson, declinePersons } from './decide-waiting.ts';
import { findOwnPlace, findPlace, type PersonPlace } from './place.ts';
import { readPersons } from './read-persons.ts';
import { removePersons } from './remove-persons.ts';

/** The people an exhibitor brings, each with a form of type 7 (wire.md §4). */
export function personRoutes(app: App, deps: Deps, hooks: readonly SubmissionHooks[]): void {
  const services = submissionServices(deps, hooks);
  const own = (request: FastifyRequest, exhibitorId?: string): Promise<PersonPlace> =>
    findOwnPlace(deps.database, userOf(request), exhibitionOf(request), exhibitorId);

  personImportRoutes(app, deps, services);

  app.route({
    ...routeOf(callRecords.persons),
    handler: async (request, reply) => {
      const { exhibitorId } = request.query;
      const place = await findPlace(deps.database, userOf(request), exhibitionOf(request), exhibitorId);
      return ok(reply, await readPersons(services, place, 'list', request.query, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.personsWaiting),
    handler: async (request, reply) => {
      const place = await own(request, request.query.exhibitorId);
      return ok(reply, await readPersons(services, place, 'waiting', request.query, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.personSubmit),
    handler: async (request, reply) => {
      const { formId, exhibitorId, id } = request.body;
      const call = await findChangeable(services, request, { formId, exhibitorId, id });
      if (!registersPeople(call.form)) throw new Refusal('NOT_FOUND');
      return ok(reply, await submit(services, call, request.body, languageOf(request), originOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.personsRemove),
    handler: async (request, reply) => {
      const { ids, formId, exhibitorId, reason = '' } = request.query;
      const place = await own(request, exhibitorId);
      return ok(reply, await removePersons(services, place, ids, formId, originOf(request), reason));
    },
  });

  app.route({
    ...routeOf(callRecords.personConfirm),
    handler: async (request, reply) => {
      const place = await own(request);
      const { id } = request.body;
      return ok(reply, await confirmPerson(services, place, id, languageOf(request), originOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.personReject),
    handler: async (request, reply) => {
      const { id, reason = '', also = null } = request.body;
      const wanted = { id, reason: reason.trim(), also };
      const declined = await declinePersons(services, await own(request), wanted, originOf(request));
      return ok(reply, { id, declined });
    },
  });
}
