import type { App } from '../platform/feature.ts';
import { letConnect } from '../platform/threads/let-connect.ts';
import { settingOf } from './settings/setting-of.ts';

/** The page of an exhibition may ask the hosts that its organiser lists for options, and no others (engine.md §5). */
export function followDictionaryHosts(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://page.invalid');
    if (pathname !== '/' && pathname !== '/index.html') return;
    const exhibition = await app.exhibitions.findForHost(request.hostname, {
      exhibitionId: searchParams.get('exhibition') ?? undefined,
      tenantId: searchParams.get('tenant') ?? undefined,
    });
    if (exhibition !== null) letConnect(reply, settingOf(exhibition.settings, 'dictionaryHosts'));
  });
}
