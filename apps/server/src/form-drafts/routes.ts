import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, staffOf } from '../auth/index.ts';
import { requireSeenForm } from '../form-settings/index.ts';
import { asAttachment } from '../platform/attachment.ts';
import type { App, Deps } from '../platform/feature.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { languageOf } from '../platform/language-of.ts';
import { submissionServices } from '../submissions/index.ts';
import { sendTable } from '../tables/index.ts';
import { requireTicket } from '../tickets/index.ts';
import { checkDraft } from './check-draft.ts';
import { failingFile } from './effects/failing-file.ts';
import { makeEffects, readEffects } from './effects/make-effects.ts';
import { findOutside } from './find-outside.ts';
import { readForm } from './foreign/read-form.ts';
import { readQuestions } from './foreign/read-questions.ts';
import { listPreviews, makePreview, openPreview, withdrawPreview } from './previews/preview-links.ts';
import { publishDraft } from './publish-draft.ts';
import type { Publisher } from './publisher.ts';
import { keepPresence, readDraft, readHistory, readState } from './read-draft.ts';
import { readDifferences, readVersion, readVersions } from './read-versions.ts';
import { saveDraft } from './save-draft.ts';

/** Drafts of forms, their history, and the versions that were published. */
export function formDraftRoutes(app: App, deps: Deps): void {
  const { database, now } = deps;
  const services = submissionServices(deps);

  app.route({
    ...routeOf(callRecords.consoleEffects),
    handler: async (request, reply) =>
      ok(reply, await makeEffects(services, publisherOf(request), request.params.formId)),
  });

  app.route({
    ...routeOf(callRecords.consoleReadEffects),
    handler: async (request, reply) => {
      const { formId, effectsId } = request.params;
      return ok(reply, await readEffects(services, publisherOf(request), formId, effectsId));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleFailing),
    handler: async (request, reply) => {
      const { formId, effectsId } = request.params;
      const file = await failingFile(database, publisherOf(request), formId, effectsId, now());
      return sendTable(reply, database, file.task, file.batches, file.name);
    },
  });

  app.route({
    ...routeOf(callRecords.consolePublish),
    handler: async (request, reply) =>
      ok(reply, await publishDraft(services, publisherOf(request), request.params.formId, request.body)),
  });

  app.route({
    ...routeOf(callRecords.consoleDraft),
    handler: async (request, reply) => {
      const { formId } = request.params;
      return ok(reply, await readDraft(database, staffOf(request), exhibitionOf(request), formId, now()));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleSaveDraft),
    handler: async (request, reply) => {
      const author = { staff: staffOf(request), exhibition: exhibitionOf(request), now: now() };
      return ok(reply, await saveDraft(database, author, request.params.formId, request.body));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleReadForm),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      return ok(reply, await readForm(database, staff, exhibition, request.params.formId, request.body));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleQuestions),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const { formId } = request.params;
      const language = languageOf(request);
      const { name, bytes } = await readQuestions(database, staff, exhibition, formId, language, now());
      return asAttachment(reply, name).send(Buffer.from(bytes));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleDraftHere),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const { itemId = null } = request.body;
      return ok(reply, await keepPresence(database, staff, exhibition, request.params.formId, itemId, now()));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleCheckDraft),
    handler: async (request, reply) =>
      ok(reply, await checkDraft(services, publisherOf(request), request.params.formId, request.body)),
  });

  app.route({
    ...routeOf(callRecords.consoleDraftOutside),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const { formId } = request.params;
      const form = await requireSeenForm(database, staff, exhibition, formId);
      const { detail } = await readDraft(database, staff, exhibition, formId, now());
      const language = languageOf(request);
      return ok(reply, { problems: await findOutside(database, exhibition, form, detail, language) });
    },
  });

  const previews = { database, publicUrl: deps.settings.publicUrl, now };

  app.route({
    ...routeOf(callRecords.consolePreviews),
    handler: async (request, reply) => {
      const { formId } = request.params;
      return ok(reply, { previews: await listPreviews(previews, publisherOf(request), formId) });
    },
  });

  app.route({
    ...routeOf(callRecords.consoleMakePreview),
    handler: async (request, reply) =>
      ok(reply, await makePreview(previews, publisherOf(request), request.params.formId)),
  });

  app.route({
    ...routeOf(callRecords.consoleWithdrawPreview),
    handler: async (request, reply) => {
      const publisher = publisherOf(request);
      await withdrawPreview(previews, publisher, request.params);
      return ok(reply, { previews: await listPreviews(previews, publisher, request.params.formId) });
    },
  });

  app.route({
    ...routeOf(callRecords.openPreview),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const ticket = await requireTicket(deps, exhibition, request.headers, ['preview']);
      return ok(reply, await openPreview(previews, exhibition, ticket, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleDraftHistory),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      return ok(reply, await readHistory(database, staff, exhibition, request.params.formId, request.query));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleDraftState),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const { formId, revision } = request.params;
      return ok(reply, await readState(database, staff, exhibition, formId, Number(revision)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleVersions),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      return ok(reply, await readVersions(database, staff, exhibition, request.params.formId));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleVersion),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const { formId, version } = request.params;
      return ok(reply, await readVersion(database, staff, exhibition, formId, Number(version)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleVersionDifferences),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const { formId, version, other } = request.params;
      const wanted = {
        formId,
        version: Number(version),
        other: other === 'draft' ? other : Number(other),
      } as const;
      return ok(reply, await readDifferences(database, staff, exhibition, wanted, now()));
    },
  });
}

function publisherOf(request: FastifyRequest): Publisher {
  return {
    staff: staffOf(request),
    exhibition: exhibitionOf(request),
    origin: originOf(request),
    language: languageOf(request),
  };
}
