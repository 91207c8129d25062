import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, staffOf } from '../../auth/index.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { languageOf } from '../../platform/language-of.ts';
import { ok } from '../../platform/ok.ts';
import { routeOf } from '../../platform/route-of.ts';
import { editorOf } from '../editor.ts';
import { readExhibitor } from '../read-exhibitors.ts';
import { deleteExhibitor, readBin, restoreExhibitor } from './bin.ts';

/** Exhibitors that were deleted, and may be restored for 30 days (console.md §1.2). */
export function exhibitorBinRoutes(app: App, { database, now }: Deps): void {
  app.route({
    ...routeOf(callRecords.consoleDeleteExhibitor),
    handler: async (request, reply) => {
      await deleteExhibitor(database, editorOf(request), request.params.id, now());
      return ok(reply, await readBin(database, exhibitionOf(request), now()));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleExhibitorBin),
    handler: async (request, reply) => ok(reply, await readBin(database, exhibitionOf(request), now())),
  });

  app.route({
    ...routeOf(callRecords.consoleRestoreExhibitor),
    handler: async (request, reply) => {
      const { id } = request.params;
      await restoreExhibitor(database, editorOf(request), id, now());
      const seen = { language: languageOf(request), now: now() };
      return ok(reply, await readExhibitor(database, staffOf(request), exhibitionOf(request), id, seen));
    },
  });
}
