import type { IncomingMessage } from 'node:http';
import { largeCalls } from '@zhantai/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changesOf } from '../../database/create-database.ts';
import { offerThreads } from '../../platform/apart.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { requireRate, everywhere, requireAddressRate } from '../../rate-limits/index.ts';
import { HandOver, mayHandOver } from '../../database/call/hand-over.ts';
import { ownerOfCall, placeOf } from '../requests/call-owner.ts';
import type { CallLane, CallPool } from './call-pool.ts';
import type { PlaceOwner } from './places.ts';
import { unreadBody } from './unread-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a body of JSON, as they came. */
    jsonBytes: Buffer | null;
    /** Leaves the idempotency key to whoever answers the call instead; null where none was taken. */
    leaveKey: (() => Promise<void>) | null;
  }
}

/** Headers that belong to a connection, or that whoever sends the answer writes. */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'date',
  'expect',
  'keep-alive',
  'transfer-encoding',
]);

/**
 * Has large calls answered by threads: those whose body is long, before it is read, and those that turn out to be large
 * before they changed anything ({@link HandOver}). A thread answers the whole call, so it answers as this process would.
 * @param leavePlace of a call: what waits for a thread holds no place among those that the event loop answers.
 */
export function answerLargeCalls(
  app: App,
  { database, now }: Deps,
  pool: CallPool,
  leavePlace: (request: IncomingMessage) => void,
): void {
  offerThreads(database, (name, task) => pool.work(name, task, now().getTime()));
  const countCall = async (request: FastifyRequest): Promise<void> => {
    const { caller, exhibition, ip } = request;
    const call = 'largeCall';
    if (caller.kind === 'anonymous' || exhibition === null) {
      await requireAddressRate(database, exhibition ?? everywhere, { address: ip, call }, largeCalls, now());
    } else {
      await requireRate(database, exhibition, { key: ownerOfCall(request), call }, largeCalls, now());
    }
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await countCall(request);
    leavePlace(request.raw);
    const { raw, jsonBytes } = request;
    // Of what waits for a thread one copy is enough.
    request.jsonBytes = null;
    const { status, headers, body } = await pool.answer(laneOf(request), ownerOf(request), {
      method: request.method,
      url: request.url,
      headers: headersOf(raw.headers, jsonBytes),
      address: raw.socket.remoteAddress ?? '127.0.0.1',
      body: jsonBytes === null ? null : new Uint8Array(jsonBytes),
      at: now().getTime(),
    });
    // What it changed is known here too before the answer goes out.
    await changesOf(database)?.caughtUp();
    for (const [name, value] of Object.entries(headers)) {
      if (!ofConnection.has(name)) void reply.header(name, value);
    }
    return reply.code(status).send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  };

  // The body was read, and nothing was made of it.
  app.addHook('preValidation', async (request, reply) => {
    if (request.body !== unreadBody) return undefined;
    return answer(request, reply);
  });
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    const { handler } = route;
    route.handler = function answerOrHandOver(request, reply) {
      // What was uploaded lies on the disk of this process, half read.
      if (request.isMultipart()) return handler.call(this, request, reply);
      const answered: unknown = mayHandOver(request.method !== 'POST', () =>
        handler.call(this, request, reply),
      );
      if (!(answered instanceof Promise)) return answered;
      return answered.catch(async (error: unknown) => {
        if (!(error instanceof HandOver)) throw error;
        await request.leaveKey?.();
        return answer(request, reply);
      });
    };
  });
  app.addHook('onClose', () => pool.close());
}

function laneOf({ routeOptions }: FastifyRequest): CallLane {
  return routeOptions.config.call?.handsIn === true ? 'submits' : 'others';
}

function ownerOf(request: FastifyRequest): PlaceOwner {
  return { subject: ownerOfCall(request), address: placeOf(request.ip) };
}

function headersOf(
  given: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: Buffer | null,
): Record<string, string | readonly string[]> {
  const headers: Record<string, string | readonly string[]> = { 'user-agent': '' };
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !ofConnection.has(name)) headers[name] = value;
  }
  if (body !== null) headers['content-length'] = String(body.length);
  return headers;
}
