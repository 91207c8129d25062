import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A way to the server that cuts every connection on which more than so many bytes were sent. */
export interface CuttingProxy {
  /** Where the server is found through it. */
  readonly base: string;
  /** How many connections were cut. */
  cuts(): number;
  /** From now on nothing is cut. */
  mend(): void;
  close(): Promise<void>;
}

/** @param base of the server. @param bytes that one connection may send. */
export async function openCuttingProxy(base: string, bytes: number): Promise<CuttingProxy> {
  const { hostname, port } = new URL(base);
  let [limit, cut] = [bytes, 0];
  const open = new Set<() => void>();
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let sent = 0;
    const end = (): void => {
      client.destroy();
      server.destroy();
      open.delete(end);
    };
    open.add(end);
    client.on('data', (chunk: Buffer) => {
      sent += chunk.length;
      if (sent > limit) {
        cut += 1;
        end();
      }
    });
    client.on('error', end).on('close', end);
    server.on('error', end).on('close', end);
    client.pipe(server).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    base: `http://127.0.0.1:${address.port}`,
    cuts: () => cut,
    mend: () => void (limit = Number.POSITIVE_INFINITY),
    async close() {
      proxy.close();
      for (const end of open) end();
      await once(proxy, 'close');
    },
  };
}
