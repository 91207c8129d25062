import { callRecords } from '@zhantai/contract/records';
import { exhibitionOf, originOf, staffOf } from '../auth/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { routeOf } from '../platform/route-of.ts';
import { changeDictionary } from './change-dictionary.ts';
import { listDictionaries, readDictionary } from './read-dictionaries.ts';

/** The lists that forms choose from, as staff keep them (console.md §1.4). */
export function dictionarySettingsRoutes(app: App, { database }: Deps): void {
  app.route({
    ...routeOf(callRecords.consoleDictionaries),
    handler: async (request, reply) =>
      ok(
        reply,
        await listDictionaries(database, staffOf(request), exhibitionOf(request), languageOf(request)),
      ),
  });

  app.route({
    ...routeOf(callRecords.consoleDictionary),
    handler: async (request, reply) => {
      const { code } = request.params;
      return ok(reply, await readDictionary(database, exhibitionOf(request), code, languageOf(request)));
    },
  });

  app.route({
    ...routeOf(callRecords.consoleChangeDictionary),
    handler: async (request, reply) => {
      const { code } = request.params;
      const exhibition = exhibitionOf(request);
      const editor = { accountId: staffOf(request).accountId, origin: originOf(request) };
      await changeDictionary(database, exhibition, editor, code, request.body);
      return ok(reply, await readDictionary(database, exhibition, code, languageOf(request)));
    },
  });
}
