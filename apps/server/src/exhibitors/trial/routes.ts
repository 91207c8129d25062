import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf } from '../../auth/index.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { editorOf } from '../editor.ts';
import { clearTrial, readTrial, startTrial } from './trial.ts';

/** The exhibitor that staff try the forms with before the exhibition opens (console.md §1.1). */
export function trialRoutes(app: App, { database, now }: Deps): void {
  app.route({
    ...routeOf(callRecords.consoleTrial),
    handler: async (request, reply) => ok(reply, await readTrial(database, exhibitionOf(request))),
  });

  app.route({
    ...routeOf(callRecords.consoleStartTrial),
    handler: async (request, reply) => {
      await startTrial(database, editorOf(request), now());
      return ok(reply, await readTrial(database, exhibitionOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleClearTrial),
    handler: async (request, reply) =>
      ok(reply, await clearTrial(database, editorOf(request), languageOf(request))),
  });
}
