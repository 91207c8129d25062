import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, userOf } from '../auth/index.ts';
import { findActor, findActors, type Actor } from '../forms/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { whileOpen } from '../platform/while-open.ts';
import { discardDraft } from './actions/discard-draft.ts';
import { readExamStatus, readInfo } from './actions/read-info.ts';
import { submit } from './actions/submit.ts';
import { findFormCall, findChangeable, findSaving } from './form-call.ts';
import type { SubmissionHooks } from './submission-hooks.ts';
import { foldChanges } from './store/entries/index.ts';
import { readDetail } from './exhibitor-detail.ts';
import { submissionServices } from './services.ts';
import { listRoutes } from './lists/list-routes.ts';
import { readDynamicList } from './lists/read-dynamic-list.ts';
import { reviewRoutes } from './review/review-routes.ts';
import { findFormsOfActor, presentGroups } from './forms-of-actor.ts';

/** Milliseconds between two looks for what changed. */
const FOLD_INTERVAL_MS = 2_000;

/** Forms with what somebody answered (wire.md §4). */
export function submissionRoutes(app: App, deps: Deps, hooks: readonly SubmissionHooks[]): void {
  const services = submissionServices(deps, hooks);
  const { database, now } = services;

  whileOpen(app, FOLD_INTERVAL_MS, 'changes of submissions were not brought into their lists', () =>
    foldChanges(database),
  );

  reviewRoutes(app, services);
  listRoutes(app, services);

  const findCaller = (request: FastifyRequest): Promise<Actor> =>
    findActor(database, userOf(request), exhibitionOf(request));

  app.route({
    ...routeOf(callRecords.info),
    handler: async (request, reply) => {
      const call = await findFormCall(services, request, request.query);
      return ok(reply, await readInfo(services, call, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.queryFormExamStatus),
    handler: async (request, reply) => {
      return ok(reply, await readExamStatus(services, await findFormCall(services, request, request.query)));
    },
  });

  app.route({
    ...routeOf(callRecords.submit),
    // Called most often, and answered in a few words.
    compress: false,
    handler: async (request, reply) => {
      const { formId, formType, exhibitorId, id, boothId } = request.body;
      const choice = { formId, formType: String(formType), exhibitorId, id, boothId };
      const call = await findSaving(services, request, choice);
      return ok(reply, await submit(services, call, request.body, languageOf(request), originOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.discardDraft),
    handler: async (request, reply) => {
      const { revision, ...choice } = request.body;
      const call = await findChangeable(services, request, choice);
      await discardDraft(services, call, revision, languageOf(request));
      return ok(reply, await readExamStatus(services, await findFormCall(services, request, choice)));
    },
  });

  app.route({
    ...routeOf(callRecords.tagFormList),
    handler: async (request, reply) => {
      const actor = await findCaller(request);
      const forms = await findFormsOfActor(services, actor);
      return ok(reply, await presentGroups(services, actor, forms, languageOf(request), now()));
    },
  });

  app.route({
    ...routeOf(callRecords.dynamicList),
    handler: async (request, reply) => {
      const [user, exhibition, { exhibitorId }] = [userOf(request), exhibitionOf(request), request.query];
      const actors = await findActors(database, user, exhibition, exhibitorId);
      return ok(reply, await readDynamicList(services, actors, request.query, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.detail),
    handler: async (request, reply) => ok(reply, await readDetail(services, await findCaller(request))),
  });
}
