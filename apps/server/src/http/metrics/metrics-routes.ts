import { createHash, timingSafeEqual } from 'node:crypto';
import { callRecords } from '@zhantai/contract/records';
import type { App, Deps } from '../../platform/feature.ts';
import { Refusal } from '../../platform/refusal.ts';
import { routeOf } from '../../platform/route-of.ts';
import type { Meters } from './create-meters.ts';

/** The figures, for whoever knows the token (wire.md §4). Without the setting there are none and no such call. */
export function metricsRoutes(app: App, { settings }: Deps, meters: Meters | null): void {
  const { metricsToken } = settings;
  app.route({
    ...routeOf(callRecords.metrics),
    handler: async (request, reply) => {
      if (meters === null || metricsToken === null) throw new Refusal('NOT_FOUND');
      if (!knows(request.headers.authorization, metricsToken)) {
        void reply.header('www-authenticate', 'Bearer');
        throw new Refusal('UNAUTHORIZED');
      }
      return reply.type(meters.contentType).send(await meters.read());
    },
  });
}

function knows(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));
}

/** Hashes are compared, so that neither the token's length nor its start can be told from the time it takes. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
