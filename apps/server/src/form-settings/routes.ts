import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, staffOf } from '../auth/index.ts';
import { readHistory } from '../changes/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { changeForm, formEditorOf } from './change-form.ts';
import { createForm } from './create-form.ts';
import { listCopyable, type FormOfPack } from './read-source.ts';
import { readApplies, readSettings, requireSeenForm } from './read-settings.ts';
import { formStatesRoutes } from './states/routes.ts';

/** The settings of forms, as staff keep them. */
export function formSettingsRoutes(app: App, deps: Deps, formOfPack: FormOfPack): void {
  formStatesRoutes(app, deps);
  const { database, now } = deps;
  const settings = (request: FastifyRequest, formId: string) =>
    readSettings(database, staffOf(request), exhibitionOf(request), formId, {
      now: now(),
      language: languageOf(request),
    });

  app.route({
    ...routeOf(callRecords.consoleFormSettings),
    handler: async (request, reply) => ok(reply, await settings(request, request.params.formId)),
  });

  app.route({
    ...routeOf(callRecords.consoleFormHistory),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const { formId } = request.params;
      await requireSeenForm(database, staffOf(request), exhibition, formId);
      return ok(reply, await readHistory(database, exhibition, { kind: 'form', id: formId }, request.query));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleFormApplies),
    handler: async (request, reply) => {
      const [staff, exhibition] = [staffOf(request), exhibitionOf(request)];
      return ok(reply, await readApplies(database, staff, exhibition, request.params.formId, request.body));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleChangeForm),
    handler: async (request, reply) => {
      const { formId } = request.params;
      await changeForm(database, formEditorOf(request), formId, request.body);
      return ok(reply, await settings(request, formId));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleCopyableForms),
    handler: async (request, reply) => {
      const { tenantId } = exhibitionOf(request);
      const scope = { tenantId, exhibitionId: request.params.exhibitionId };
      return ok(reply, await listCopyable(database, staffOf(request), scope, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleCreateForm),
    handler: async (request, reply) =>
      ok(reply, await createForm(database, formEditorOf(request), request.body, formOfPack)),
  });
}
