import underPressure from '@fastify/under-pressure';
import type { App } from '../platform/feature.ts';
import { Refusal } from '../platform/refusal.ts';

/**
 * Refuses calls (503, with `Retry-After`) while the event loop of this process lags, whatever holds it: the last of the
 * bounds, behind those at the door.
 * @param maxLag milliseconds the event loop may lag; 0 is no bound.
 */
export async function loadGuards(app: App, maxLag: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLag,
    pressureHandler: (request) => {
      if (!request.url.startsWith('/api/health/')) throw new Refusal('OVERLOADED', { seconds: 5 });
    },
  });
}
