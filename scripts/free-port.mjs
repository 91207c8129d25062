import { createServer } from 'node:net';

/** A port on loopback that nobody listens on now. */
export function freePort() {
  return new Promise((settle, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => settle(port));
    });
  });
}
