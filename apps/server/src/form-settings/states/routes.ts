import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, staffOf } from '../../auth/index.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { formEditorOf } from '../change-form.ts';
import { readSettings } from '../read-settings.ts';
import { deleteForm, readFormBin, restoreForm } from './bin.ts';
import { orderForms } from './order.ts';
import { putFormAway, putFormBack } from './put-away.ts';

/** The order of forms, which are in use, put away or deleted (console.md §2). */
export function formStatesRoutes(app: App, { database, now }: Deps): void {
  const settings = (request: FastifyRequest, formId: string) =>
    readSettings(database, staffOf(request), exhibitionOf(request), formId, {
      now: now(),
      language: languageOf(request),
    });

  app.route({
    ...routeOf(callRecords.consoleOrderForms),
    handler: async (request, reply) =>
      ok(reply, { moved: await orderForms(database, formEditorOf(request), request.body) }),
  });

  app.route({
    ...routeOf(callRecords.consolePutFormAway),
    handler: async (request, reply) => {
      const { formId } = request.params;
      await putFormAway(database, formEditorOf(request), formId, request.body, now());
      return ok(reply, await settings(request, formId));
    },
  });

  app.route({
    ...routeOf(callRecords.consolePutFormBack),
    handler: async (request, reply) => {
      const { formId } = request.params;
      await putFormBack(database, formEditorOf(request), formId, request.body);
      return ok(reply, await settings(request, formId));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleDeleteForm),
    handler: async (request, reply) => {
      await deleteForm(database, formEditorOf(request), request.params.formId, now());
      return ok(reply, await readFormBin(database, exhibitionOf(request), now()));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleFormBin),
    handler: async (request, reply) => ok(reply, await readFormBin(database, exhibitionOf(request), now())),
  });

  app.route({
    ...routeOf(callRecords.consoleRestoreForm),
    handler: async (request, reply) => {
      const { formId } = request.params;
      await restoreForm(database, formEditorOf(request), formId, now());
      return ok(reply, await settings(request, formId));
    },
  });
}
