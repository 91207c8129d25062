import { connect } from 'node:net';

/**
 * One connection that is kept alive and asks one thing at a time, with requests that were written before: who loads a
 * server on the same machine has to cost little.
 */
export function openConnection(host, port) {
  const socket = connect({ host, port, noDelay: true });
  let received = '';
  let waiting = null;
  let alive = true;
  const end = (error) => {
    waiting?.reject(error);
    waiting = null;
  };
  socket.on('data', (chunk) => {
    received += chunk.latin1Slice();
    const head = received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? 0);
    if (received.length < head + 4 + length) return;
    const answer = { status: Number(received.slice(9, 12)), text: received.slice(head + 4) };
    // An idle connection is told before it is closed.
    if (/^connection: close/im.test(received.slice(0, head))) alive = false;
    received = '';
    waiting?.resolve(answer);
    waiting = null;
  });
  socket.on('error', end);
  socket.on('close', () => {
    alive = false;
    end(new Error('closed'));
  });
  return {
    /** @param request a whole request, head and body. */
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    /** Whether it may be asked. */
    isAlive: () => alive,
  };
}
