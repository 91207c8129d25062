import { callRecords } from '@zhantai/contract/records';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import type { ExhibitionDirectory } from './directory.ts';
import { createExhibitionDirectory } from './directory.ts';
import { followDictionaryHosts } from './follow-dictionary-hosts.ts';
import { presentPortalConfig } from './present.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly exhibitions: ExhibitionDirectory;
  }
}

/** `app.exhibitions`, and what a page asks before it knows where it is. */
export function exhibitionRoutes(app: App, { database, settings, now }: Deps): void {
  app.decorate('exhibitions', createExhibitionDirectory(database));
  followDictionaryHosts(app);

  app.route({
    ...routeOf(callRecords.portalConfig),
    handler: async (request, reply) => {
      const { exhibition: exhibitionId, tenant: tenantId, page } = request.query;
      const wanted = { exhibitionId, tenantId };
      const exhibition =
        page === 'console'
          ? await app.exhibitions.findForStaff(request.hostname, wanted)
          : await app.exhibitions.findForPortal(request.hostname, wanted);
      if (exhibition === null) throw new Refusal('NOT_FOUND');
      return ok(reply, presentPortalConfig(exhibition, languageOf(request), settings.demo, now()));
    },
  });
}
