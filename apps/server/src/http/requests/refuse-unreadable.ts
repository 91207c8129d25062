import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusalStatus, type RefusalCode } from '@zhantai/contract';
import type { Params } from '@zhantai/messages';
import { renderRefusal } from '@zhantai/messages/refusals';
import { mayAnswer } from '../connections/connection.ts';

/** Answers what never became a request, because it is no HTTP, has headers without end, or does not come, and hangs up. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !mayAnswer(socket)) socket.destroy();
  else
    refuseConnection(socket, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'REQUEST_TIMEOUT' : 'BAD_REQUEST');
}

/** Says no on a bare connection, in the envelope of every other failure (wire.md §1), and closes it. */
export function refuseConnection(socket: Socket, reason: RefusalCode, params: Params = {}): void {
  const code = refusalStatus[reason];
  const body = JSON.stringify({
    code,
    success: false,
    data: { reason },
    msg: renderRefusal(reason, 'zh-Hans', params),
  });
  const { seconds } = params;
  const head = [
    `HTTP/1.1 ${code} ${STATUS_CODES[code] ?? ''}`,
    `X-Request-Id: ${randomUUID()}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    ...(seconds === undefined ? [] : [`Retry-After: ${seconds}`]),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // What still comes is thrown away for a moment: a connection that is cut while it comes would take the answer along.
  socket.resume();
  setTimeout(() => socket.destroy(), 1_000).unref();
}
