import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { ClientAddress } from './client-address.ts';
import type { ConnectionBounds } from './connection-bounds.ts';
import { ConnectionLimits } from './connection-limits.ts';
import type { Connection } from './connection.ts';

export type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** Milliseconds between two looks at all connections. */
const CHECK_EVERY_MS = 1_000;
/** Calls that one connection may send before the first is answered. No browser sends a second one. */
const ahead = 16;

/**
 * A server whose connections are bounded in number and in time. A call whose headers or body do not come is answered
 * with 408, and its connection closed; a body that comes may take its time, and so may an answer that is taken.
 */
export function serveConnections(
  serve: Serve,
  options: ServerOptions,
  bounds: ConnectionBounds,
  address: ClientAddress,
): Server {
  const server = createServer({
    ...options,
    headersTimeout: bounds.headers,
    requestTimeout: bounds.request,
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, bounds.headers / 2),
  });
  const limits = new ConnectionLimits(bounds);

  // The door stands before what reads HTTP: who has no room yet is not read.
  const readers = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    limits.enter(socket, address.ofConnection(socket.remoteAddress ?? ''), () => {
      for (const reader of readers) Reflect.apply(reader, server, [socket]);
    });
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = limits.all.get(request.socket);
    if (connection !== undefined && !begin(limits, connection, request, response)) return;
    serve(request, response);
  });

  const period = Math.min(CHECK_EVERY_MS, bounds.silence / 3);
  // Time in which this process ran: while it was held up, or its machine slept, nobody else stood still.
  let ran = 0;
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    ran += Math.min(now - lookedAt, period);
    lookedAt = now;
    if (!server.listening) limits.close();
    limits.sweep(now);
    for (const connection of limits.all.values()) {
      if (isStuck(connection, ran, bounds.silence)) giveUp(server, connection);
    }
  }, period).unref();
  server.once('close', () => clearInterval(timer));
  return server;
}

/** Notes a call on its connection. @returns false where it may not begin. */
function begin(
  limits: ConnectionLimits,
  connection: Connection,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (connection.calls.size >= ahead) {
    connection.socket.destroy();
    return false;
  }
  connection.calls.set(request, response);
  if (limits.isCrowded(connection)) response.shouldKeepAlive = false;
  const end = (): void => {
    if (!request.complete && !request.destroyed) {
      // An answer may be ready before the body of its call is there.
      request.once('close', end);
      return;
    }
    if (!connection.calls.delete(request) || connection.calls.size > 0) return;
    connection.readAtRest = connection.socket.bytesRead;
    connection.restsSince = performance.now();
    limits.rested(connection);
  };
  response.once('close', end);
  return true;
}

/** Whether it stands still and the other side is to blame: nothing comes that is waited for, or nothing is taken. */
function isStuck(connection: Connection, ran: number, silence: number): boolean {
  const { socket, calls, progress } = connection;
  const [read, unsent] = [socket.bytesRead, socket.writableLength];
  const comes = [...calls.keys()].find((request) => !request.complete);
  // What has come and was not read yet is ours to read.
  const waits = unsent > 0 || (comes !== undefined && comes.readableLength === 0);
  if (waits && read === progress.read && unsent === progress.unsent) return ran - progress.since >= silence;
  connection.progress = { read, unsent, since: ran };
  return false;
}

/** As Node gives up a call that takes too long in all. */
function giveUp(server: Server, { socket }: Connection): void {
  const error = Object.assign(new Error('A call came to a stop'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', error, socket);
}
