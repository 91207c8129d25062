import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { App } from '../platform/feature.ts';
import { Refusal } from '../platform/refusal.ts';

/** Calls of one address in a minute; a hall full of exhibitors behind one address stays far below. */
const perMinute = 6_000;

/**
 * Refuses floods (429) and calls above what this process can do (503), both with `Retry-After`.
 * @param maxLag milliseconds the event loop may lag; 0 is no bound.
 */
export async function loadGuards(app: App, maxLag: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, context) =>
      new Refusal('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(context.ttl / 1000)) }),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxLag,
    pressureHandler: (request) => {
      if (!request.url.startsWith('/api/health/')) throw new Refusal('OVERLOADED', { seconds: 5 });
    },
  });
}
