import { calls } from '@zhantai/contract';
import {
  PersonConfirmRequest,
  PersonRejected,
  PersonRejectRequest,
  PersonsPage,
  PersonsQuery,
  PersonsRemoved,
  PersonsRemoveQuery,
  PersonSubmitRequest,
  SubmitAnswer,
} from '@zhantai/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, userOf } from '../auth/index.ts';
import { registersPeople } from '../forms/index.ts';
import { enveloped } from '../platform/enveloped.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
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

  app.get(calls.persons.path, {
    config: { access: ['exhibitor', 'transport'] },
    schema: { querystring: PersonsQuery, response: { 200: enveloped(PersonsPage) } },
    handler: async (request, reply) => {
      const { exhibitorId } = request.query;
      const place = await findPlace(deps.database, userOf(request), exhibitionOf(request), exhibitorId);
      return ok(reply, await readPersons(services, place, 'list', request.query, languageOf(request)));
    },
  });

  app.get(calls.personsWaiting.path, {
    config: { access: ['exhibitor'] },
    schema: { querystring: PersonsQuery, response: { 200: enveloped(PersonsPage) } },
    handler: async (request, reply) => {
      const place = await own(request, request.query.exhibitorId);
      return ok(reply, await readPersons(services, place, 'waiting', request.query, languageOf(request)));
    },
  });

  app.post(calls.personSubmit.path, {
    config: { access: ['exhibitor', 'transport'] },
    schema: { body: PersonSubmitRequest, response: { 200: enveloped(SubmitAnswer) } },
    handler: async (request, reply) => {
      const { formId, exhibitorId, id } = request.body;
      const asked = await findChangeable(services, request, { formId, exhibitorId, id });
      if (!registersPeople(asked.form)) throw new Refusal('NOT_FOUND');
      return ok(reply, await submit(services, asked, request.body, languageOf(request), originOf(request)));
    },
  });

  app.post(calls.personsRemove.path, {
    config: { access: ['exhibitor'] },
    schema: { querystring: PersonsRemoveQuery, response: { 200: enveloped(PersonsRemoved) } },
    handler: async (request, reply) => {
      const { ids, formId, exhibitorId, reason = '' } = request.query;
      const place = await own(request, exhibitorId);
      return ok(reply, await removePersons(services, place, ids, formId, originOf(request), reason));
    },
  });

  app.post(calls.personConfirm.path, {
    config: { access: ['exhibitor'] },
    schema: { body: PersonConfirmRequest, response: { 200: enveloped(SubmitAnswer) } },
    handler: async (request, reply) => {
      const place = await own(request);
      const { id } = request.body;
      return ok(reply, await confirmPerson(services, place, id, languageOf(request), originOf(request)));
    },
  });

  app.post(calls.personReject.path, {
    config: { access: ['exhibitor'] },
    schema: { body: PersonRejectRequest, response: { 200: enveloped(PersonRejected) } },
    handler: async (request, reply) => {
      const { id, reason = '', also = null } = request.body;
      const wanted = { id, reason: reason.trim(), also };
      const declined = await declinePersons(services, await own(request), wanted, originOf(request));
      return ok(reply, { id, declined });
    },
  });
}
