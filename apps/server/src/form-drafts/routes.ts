import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, staffOf } from '../auth/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { keepPresence, readDraft, readHistory, readState } from './read-draft.ts';
import { readDifferences, readVersion, readVersions } from './read-versions.ts';
import { saveDraft } from './save-draft.ts';

/** Drafts of forms, their history, and the versions that were published. */
export function formDraftRoutes(app: App, { database, now }: Deps): void {
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
    ...routeOf(callRecords.consoleDraftHere),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      const { itemId = null } = request.body;
      return ok(reply, await keepPresence(database, staff, exhibition, request.params.formId, itemId, now()));
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
