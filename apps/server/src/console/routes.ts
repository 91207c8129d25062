import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, findSmsAlarm, may, needsFactor, originOf, staffOf } from '../auth/index.ts';
import { maySeeForm } from '../booths/index.ts';
import {
  findAllForms,
  findAnyForm,
  findNewForms,
  presentForm,
  presentTimelines,
  windowState,
} from '../forms/index.ts';
import { changedForms } from '../form-drafts/index.ts';
import { tellExhibitor } from '../notices/index.ts';
import { findGuestAlarm } from '../open/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { decideRemoval } from '../persons/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { decide, reopen, submissionServices, type Reviewer } from '../submissions/index.ts';
import { sendTable } from '../tables/index.ts';
import { submissionsFile } from './file/submissions-file.ts';
import { countForms } from './form-counts.ts';
import { frameRoutes } from './frame/routes.ts';
import { presentConsoleForm, presentStaff } from './present.ts';
import { readSubmission } from './read-submission.ts';
import { readSubmissions } from './read-submissions.ts';
import { findUsername } from './store/username.ts';

/** The organiser's side (console.md §3, §4): staff tokens only. */
export function consoleRoutes(app: App, deps: Deps): void {
  frameRoutes(app, deps);
  const services = submissionServices(deps);
  const { database } = services;

  app.route({
    ...routeOf(callRecords.consoleMe),
    handler: async (request, reply) => {
      const staff = staffOf(request);
      const username = await findUsername(database, staff.tenantId, staff.accountId);
      const exhibition = exhibitionOf(request);
      const seesAlarms = may(staff, 'readOutbox');
      const [sms, guests] = await Promise.all([
        seesAlarms ? findSmsAlarm(database, exhibition, deps.now()) : null,
        seesAlarms ? findGuestAlarm(database, exhibition, deps.now()) : null,
      ]);
      return ok(
        reply,
        presentStaff(
          staff,
          username,
          exhibition,
          languageOf(request),
          { sms, guests },
          needsFactor(staff, deps.now()),
        ),
      );
    },
  });

  app.route({
    ...routeOf(callRecords.consoleForms),
    handler: async (request, reply) => {
      const staff = staffOf(request);
      const exhibition = exhibitionOf(request);
      const [published, fresh] = await Promise.all([
        findAllForms(database, exhibition),
        findNewForms(database, exhibition),
      ]);
      const { putAway = false } = request.query;
      const own = [...published, ...fresh].filter(
        (form) => maySeeForm(staff, form.formId) && (form.putAwayAt !== null) === putAway,
      );
      const [countsOf, changed] = await Promise.all([
        countForms(database, exhibition, staff, own),
        changedForms(database, exhibition),
      ]);
      return ok(
        reply,
        own.map((form) =>
          presentConsoleForm(form, countsOf(form), changed.has(form.formId), exhibition, languageOf(request)),
        ),
      );
    },
  });

  app.route({
    ...routeOf(callRecords.consoleForm),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const form = await findAnyForm(database, exhibition, request.params.formId);
      if (form === null || !maySeeForm(staff, form.formId)) throw new Refusal('NOT_FOUND');
      const [{ detail }, countsOf] = await Promise.all([
        services.definitions.load(database, exhibition, form.formId, form.version),
        countForms(database, exhibition, staff, [form]),
      ]);
      const now = services.now();
      return ok(reply, {
        form: presentForm(form, form.version, detail, languageOf(request)),
        timelines: presentTimelines(form.window, windowState(form.window, null, now), now, exhibition.zone),
        counts: countsOf(form).counts,
      });
    },
  });

  app.route({
    ...routeOf(callRecords.consoleSubmissions),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      return ok(
        reply,
        await readSubmissions(services, staffOf(request), exhibition, request.query, languageOf(request)),
      );
    },
  });

  app.route({
    ...routeOf(callRecords.consoleSubmissionsFile),
    handler: async (request, reply) => {
      const asker = {
        staff: staffOf(request),
        exhibition: exhibitionOf(request),
        language: languageOf(request),
        origin: originOf(request),
      };
      const file = await submissionsFile(services, asker, request.params.formId, request.query);
      return sendTable(reply, database, file.task, file.batches, file.name);
    },
  });

  app.route({
    ...routeOf(callRecords.consoleSubmission),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const { id } = request.params;
      return ok(reply, await readSubmission(services, staffOf(request), exhibition, id, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleAdopt),
    handler: async (request, reply) =>
      ok(
        reply,
        await decide(services, reviewerOf(request), {
          submissionId: request.params.id,
          status: 'adopt',
          revision: request.body.revision,
          reason: '',
          comments: [],
        }),
      ),
  });

  app.route({
    ...routeOf(callRecords.consoleReject),
    handler: async (request, reply) =>
      ok(
        reply,
        await decide(services, reviewerOf(request), {
          submissionId: request.params.id,
          status: 'fail',
          revision: request.body.revision,
          reason: request.body.reason,
          comments: request.body.comments,
        }),
      ),
  });

  app.route({
    ...routeOf(callRecords.consoleRemoval),
    handler: async (request, reply) => {
      const { revision, remove, reason = '' } = request.body;
      const decision = { submissionId: request.params.id, revision, remove, reason };
      return ok(reply, await decideRemoval(services, reviewerOf(request), decision, tellExhibitor));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleReopen),
    handler: async (request, reply) =>
      ok(
        reply,
        await reopen(services, reviewerOf(request), {
          submissionId: request.params.id,
          revision: request.body.revision,
          reason: request.body.reason,
        }),
      ),
  });
}

function reviewerOf(request: FastifyRequest): Reviewer {
  return { staff: staffOf(request), exhibition: exhibitionOf(request), origin: originOf(request) };
}
