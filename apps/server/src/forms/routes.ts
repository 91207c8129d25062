import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, userOf } from '../auth/index.ts';
import { createFileLinks } from '../files/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { openForm } from './open-form.ts';
import { presentTimelines } from './present.ts';
import { readImportConfigs } from './read-import-configs.ts';
import { readBoothPage } from './read-booth-page.ts';
import { findActor, windowFor } from './actor.ts';

/** What a form says of itself without anybody's answers (wire.md §4). */
export function formRoutes(app: App, { database, settings, now }: Deps): void {
  const links = createFileLinks(settings.secrets.linkSecret);

  app.route({
    ...routeOf(callRecords.timelines),
    handler: async (request, reply) => {
      const exhibition = exhibitionOf(request);
      const { actor, form } = await openForm(database, userOf(request), exhibition, request.query);
      const at = now();
      return ok(reply, presentTimelines(form.window, windowFor(actor, form, at), at, exhibition.zone));
    },
  });

  app.route({
    ...routeOf(callRecords.importConfigs),
    handler: async (request, reply) => {
      const opened = await openForm(database, userOf(request), exhibitionOf(request), request.query);
      return ok(reply, await readImportConfigs(database, links, opened, now(), request.query.exhibitorId));
    },
  });

  app.route({
    ...routeOf(callRecords.boothPage),
    handler: async (request, reply) => {
      const actor = await findActor(database, userOf(request), exhibitionOf(request));
      return ok(reply, await readBoothPage(database, actor, request.query, languageOf(request)));
    },
  });
}
