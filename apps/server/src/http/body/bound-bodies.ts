import { setMaxListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/feature.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ownerOfCall, placeOf } from '../requests/call-owner.ts';
import { createBodyBudget, type BodyBounds } from './body-budget.ts';
import { createBodyThrottle, type ThrottleBounds } from './body-throttle.ts';
import { largeBytes } from './parse-json-body.ts';

/** Seconds after which whoever found no room may come again. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Bounds what the bodies that are read at once weigh, and how fast long ones are read of one subject and of one address:
 * what waits for that is not read and takes no memory. Beyond both calls are refused (503, with `Retry-After`) before
 * anything of theirs is read. Uploads go to the disk and do not count.
 * @param isSent whether a body comes from outside: only that is throttled, and not once more where a thread takes it over.
 */
export function boundBodies(
  app: App,
  bounds: BodyBounds,
  rates: ThrottleBounds,
  isSent: (request: IncomingMessage) => boolean,
): void {
  const budget = createBodyBudget(bounds);
  const throttle = createBodyThrottle(rates);
  const closing = new AbortController();
  // As many listen as bodies wait.
  setMaxListeners(0, closing.signal);

  /** @throws Refusal OVERLOADED where it would take too long, or the server ends. */
  async function awaitTurn(request: FastifyRequest, bytes: number): Promise<void> {
    const wait = throttle.wait(ownerOfCall(request), placeOf(request.ip), bytes);
    // Whoever sends without pause is told so slowly: what is refused is read too, and dropped.
    const length = wait ?? rates.patience / 10;
    if (length > 0) {
      await sleep(length, undefined, { ref: false, signal: closing.signal }).catch(() => {
        throw overloaded();
      });
    }
    if (wait === null) throw overloaded();
  }

  /** Who does not say how much comes pays when it is there. */
  function chargeUnannounced(request: FastifyRequest): void {
    const { socket } = request.raw;
    const before = socket.bytesRead;
    request.raw.once('close', () => {
      throttle.charge(ownerOfCall(request), placeOf(request.ip), socket.bytesRead - before);
    });
  }

  /** @returns whether there is room for a body of so many bytes. */
  function takeRoom(request: FastifyRequest, { raw: response }: FastifyReply, bytes: number): boolean {
    const { raw } = request;
    const release = budget.take({
      owner: ownerOfCall(request),
      bytes,
      isComing: () => !raw.complete,
      end: () => void raw.socket.destroy(),
    });
    if (release === null) return false;
    response.once('close', release);
    response.once('finish', release);
    // Whoever hung up while it waited comes to neither.
    if (response.closed) release();
    return true;
  }

  // With callbacks: every call comes by here.
  app.addHook('preParsing', (request, reply, payload, done) => {
    const bytes = request.isMultipart() ? 0 : announced(request);
    // What is too large anyway is refused by its size.
    if (bytes === 0 || bytes > request.routeOptions.bodyLimit) return done(null, payload);
    const begin = (): void => (takeRoom(request, reply, bytes) ? done(null, payload) : done(overloaded()));
    const isUnannounced = isChunked(request);
    if (!isSent(request.raw) || (!isUnannounced && bytes <= largeBytes)) return begin();
    if (isUnannounced) chargeUnannounced(request);
    awaitTurn(request, isUnannounced ? 0 : bytes).then(begin, done);
    return undefined;
  });
  app.addHook('preClose', async () => closing.abort());
}

const overloaded = (): Refusal => new Refusal('OVERLOADED', { seconds: RETRY_AFTER_SECONDS });

const isChunked = ({ headers }: FastifyRequest): boolean => headers['transfer-encoding'] !== undefined;

/** What comes: who does not say how much may send as much as the call takes. */
function announced(request: FastifyRequest): number {
  if (isChunked(request)) return request.routeOptions.bodyLimit;
  const length = Number(request.headers['content-length'] ?? 0);
  return Number.isFinite(length) ? length : 0;
}
