import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, staffOf, type MessageQueue } from '../auth/index.ts';
import { readHistory } from '../changes/index.ts';
import { readJob } from '../jobs/index.ts';
import { asAttachment } from '../platform/attachment.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import type { SubmissionHooks } from '../submissions/index.ts';
import { routeOf } from '../platform/route-of.ts';
import { actForExhibitor } from './accounts/act-for.ts';
import { addExhibitorAccount, changeExhibitorAccount } from './accounts/change-account.ts';
import { exhibitorBinRoutes } from './bin/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { readBoothEffects } from './booth-effects.ts';
import { editorOf } from './editor.ts';
import { exceptionRoutes } from './exceptions/routes.ts';
import { extensionRoutes } from './extensions/routes.ts';
import { exportBooths, exportExhibitors } from './export-workbook.ts';
import { fillingInRoutes } from './filling-in/routes.ts';
import { exhibitorImport } from './import/exhibitor-import.ts';
import { ownerRoutes } from './owners/routes.ts';
import { readBooth, readBooths } from './read-booths.ts';
import { readExhibitor, readExhibitors } from './read-exhibitors.ts';
import { changeBooth, createBooth } from './save-booth.ts';
import { changeExhibitor, createExhibitor } from './save-exhibitor.ts';
import { tagExhibitors, undoTags } from './tag-exhibitors.ts';
import { trialRoutes } from './trial/routes.ts';
import { withdrawalRoutes } from './withdrawal/routes.ts';

/** Exhibitors and booths as staff keep them (console.md §1.2). */
export function consoleExhibitorRoutes(
  app: App,
  deps: Deps,
  messages: MessageQueue,
  /** What features do with what is handed in. */
  hooks: readonly SubmissionHooks[],
): void {
  const { database, now } = deps;
  const { publicUrl } = deps.settings;
  contactRoutes(app, deps);
  extensionRoutes(app, deps);
  exceptionRoutes(app, deps);
  trialRoutes(app, deps);
  exhibitorBinRoutes(app, deps);
  ownerRoutes(app, deps);
  withdrawalRoutes(app, deps);
  fillingInRoutes(app, deps, hooks);

  const card = (request: FastifyRequest, exhibitorId: string) =>
    readExhibitor(database, staffOf(request), exhibitionOf(request), exhibitorId, {
      language: languageOf(request),
      now: now(),
    });

  app.route({
    ...routeOf(callRecords.consoleExhibitors),
    handler: async (request, reply) =>
      ok(
        reply,
        await readExhibitors(database, staffOf(request), exhibitionOf(request), request.query, now()),
      ),
  });

  app.route({
    ...routeOf(callRecords.consoleExhibitor),
    handler: async (request, reply) => ok(reply, await card(request, request.params.id)),
  });

  app.route({
    ...routeOf(callRecords.consoleExhibitorHistory),
    handler: async (request, reply) => {
      const { id } = await card(request, request.params.id);
      const thing = { kind: 'exhibitor', id };
      return ok(reply, await readHistory(database, exhibitionOf(request), thing, request.query));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleCreateExhibitor),
    handler: async (request, reply) => {
      const id = await createExhibitor(database, editorOf(request), request.body, now());
      return ok(reply, await card(request, id));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleChangeExhibitor),
    handler: async (request, reply) => {
      const { id } = request.params;
      await changeExhibitor(database, editorOf(request), id, request.body);
      return ok(reply, await card(request, id));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleAddAccount),
    handler: async (request, reply) => {
      const { id } = request.params;
      await addExhibitorAccount(database, editorOf(request), id, request.body);
      return ok(reply, await card(request, id));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleChangeAccount),
    handler: async (request, reply) => {
      const { id, accountId } = request.params;
      const account = { exhibitorId: id, accountId };
      const services = { database, messages, now };
      await changeExhibitorAccount(services, editorOf(request), account, request.body);
      return ok(reply, await card(request, id));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleActForExhibitor),
    handler: async (request, reply) => {
      const services = { database, publicUrl, now };
      const link = await actForExhibitor(services, editorOf(request), request.params.id, request.body);
      return ok(reply, { link });
    },
  });

  app.route({
    ...routeOf(callRecords.consoleTagExhibitors),
    handler: async (request, reply) => {
      const jobId = await tagExhibitors(database, editorOf(request), request.body, now());
      return ok(
        reply,
        await readJob(database, exhibitionOf(request), staffOf(request), jobId, languageOf(request)),
      );
    },
  });

  app.route({
    ...routeOf(callRecords.consoleUndoTags),
    handler: async (request, reply) => {
      const jobId = await undoTags(database, editorOf(request), request.body, now());
      return ok(
        reply,
        await readJob(database, exhibitionOf(request), staffOf(request), jobId, languageOf(request)),
      );
    },
  });

  app.route({
    ...routeOf(callRecords.consoleExhibitorsFile),
    handler: async (request, reply) => {
      const editor = editorOf(request);
      const bytes = await exportExhibitors(database, editor, request.query, languageOf(request), now());
      return asAttachment(reply, fileName(request)).send(Buffer.from(bytes));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleBoothsFile),
    handler: async (request, reply) => {
      const bytes = await exportBooths(database, editorOf(request), request.query, languageOf(request));
      return asAttachment(reply, fileName(request)).send(Buffer.from(bytes));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleBooths),
    handler: async (request, reply) =>
      ok(reply, await readBooths(database, staffOf(request), exhibitionOf(request), request.query)),
  });

  app.route({
    ...routeOf(callRecords.consoleCreateBooth),
    handler: async (request, reply) => {
      const id = await createBooth(database, editorOf(request), request.body);
      return ok(reply, await readBooth(database, exhibitionOf(request), id));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleBoothEffects),
    handler: async (request, reply) => {
      const { id } = request.params;
      const editor = editorOf(request);
      return ok(reply, await readBoothEffects(database, editor, id, request.body, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleChangeBooth),
    handler: async (request, reply) => {
      const { id } = request.params;
      await changeBooth(database, editorOf(request), id, request.body);
      return ok(reply, await readBooth(database, exhibitionOf(request), id));
    },
  });
}

function fileName(request: FastifyRequest): string {
  return `${exhibitorImport.title(languageOf(request))}.xlsx`;
}
