import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/feature.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ownerOfCall } from '../call-owner.ts';
import { createBodyBudget, type BodyBounds } from './body-budget.ts';

/** Seconds after which whoever found no room may come again. */
const again = 2;

/**
 * Bounds what the bodies that are read at once weigh: beyond it calls are refused (503, with `Retry-After`) before
 * anything of theirs is read. Uploads go to the disk and do not count.
 */
export function boundBodies(app: App, bounds: BodyBounds): void {
  const budget = createBodyBudget(bounds);
  app.addHook('preParsing', (request, reply, payload, done) => {
    const bytes = request.isMultipart() ? 0 : announced(request);
    // What is too large anyway is refused by its size.
    if (bytes === 0 || bytes > request.routeOptions.bodyLimit) return done(null, payload);
    const { raw } = request;
    const release = budget.take({
      owner: ownerOfCall(request),
      bytes,
      isComing: () => !raw.complete,
      end: () => void raw.socket.destroy(),
    });
    if (release === null) return done(new Refusal('OVERLOADED', { seconds: again }));
    reply.raw.once('close', release);
    reply.raw.once('finish', release);
    return done(null, payload);
  });
}

/** What comes: who does not say how much may send as much as the call takes. */
function announced({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit;
  const length = Number(headers['content-length'] ?? 0);
  return Number.isFinite(length) ? length : 0;
}
