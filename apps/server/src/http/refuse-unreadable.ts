import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { refusalStatus } from '@zhantai/contract';
import { renderRefusal } from '@zhantai/messages/refusals';

/**
 * Answers what never became a request, because it is no HTTP or has headers without end, in the envelope of every
 * other failure (wire.md §1), and hangs up.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const reason = 'BAD_REQUEST';
  const code = refusalStatus[reason];
  const data = { reason };
  const body = JSON.stringify({ code, success: false, data, msg: renderRefusal(reason, 'zh-Hans') });
  const head = [
    `HTTP/1.1 ${code} Bad Request`,
    `X-Request-Id: ${randomUUID()}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // What still comes is thrown away for a moment: a connection that is cut while it comes would take the answer along.
  socket.resume();
  setTimeout(() => socket.destroy(), 1_000).unref();
}
