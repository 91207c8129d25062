import { createServer } from 'node:net';

/** A port on loopback that nobody listens on now: `wanted` if it is free. */
export async function freePort(wanted = 0): Promise<number> {
  const found = await tryPort(wanted);
  return found ?? (await tryPort(0)) ?? wanted;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.once('error', () => settle(null));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address !== null ? address.port : null));
    });
  });
}
