import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A connection and the calls that are under way on it. */
export interface Connection {
  readonly socket: Socket;
  /** Whom it is counted for; null where nobody is counted. */
  readonly key: string | null;
  readonly calls: Map<IncomingMessage, ServerResponse>;
  /** Bytes that had come when its last call was over; 0 for one that never had any. */
  readAtRest: number;
  /** When its last call was over, or it was opened. */
  restsSince: number;
  /** What had come and what was still to be taken when it was looked at last, and since when of the time that the server ran. */
  progress: { readonly read: number; readonly unsent: number; readonly since: number };
}

export function newConnection(socket: Socket, key: string | null, now: number): Connection {
  // Nobody looked yet.
  const progress = { read: -1, unsent: 0, since: 0 };
  const connection = { socket, key, calls: new Map(), readAtRest: 0, restsSince: now, progress };
  connections.set(socket, connection);
  return connection;
}

const connections = new WeakMap<Socket, Connection>();

/** How long a connection that is new may take before its first byte, milliseconds. */
const FIRST_BYTE_MS = 1_000;

/** Whether nobody waits for anything on it: no call is under way, and none has begun to come. */
export function isAtRest({ calls, socket, readAtRest, restsSince }: Connection): boolean {
  if (calls.size > 0 || socket.bytesRead !== readAtRest) return false;
  return readAtRest > 0 || performance.now() - restsSince > FIRST_BYTE_MS;
}

/** Whether what is sent now could be taken for an answer: none has begun, and none was given to a call that still comes. */
export function mayAnswer(socket: Socket): boolean {
  const calls = connections.get(socket)?.calls.values() ?? [];
  return socket.writable && [...calls].every((answer) => !answer.headersSent);
}
