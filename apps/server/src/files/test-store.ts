import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createLine, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import type { S3Files, Settings } from '../settings/settings.ts';
import { readFiles } from '../settings/read-files.ts';

/** A way to a store of files that a test breaks. */
export interface TestStore {
  readonly files: S3Files;
  /** What arrives of these calls from now on is held and not passed on. */
  stall(methods: readonly string[]): void;
  /** Of an answer only so many bytes more come through, on every line; then it stands still. */
  stallAnswersAfter(bytes: number): void;
  /** Resolves when so many calls are held. */
  stalled(count: number): Promise<void>;
  /** Lines break, and no new one comes about. */
  cut(): void;
  /** New lines are whole; those that stall break. */
  mend(): void;
  close(): Promise<void>;
}

/**
 * A line to the store of the run where that speaks S3, else to one in this process that keeps contents in memory and
 * believes every signature.
 */
export async function openTestStore(given: Settings['files'], patience: number): Promise<TestStore> {
  const own = given.kind === 's3' ? null : await startMemoryStore();
  const files = given.kind === 's3' ? given : own?.files;
  if (files === undefined) throw new Error('There is no store.');
  const { hostname, port } = new URL(files.endpoint ?? '');
  let [whole, methods, left]: [boolean, readonly string[], number] = [true, [], Infinity];
  let holding = 0;
  const listeners = new Set<() => void>();
  const sockets = new Set<Socket>();
  const line = createLine((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        (socket === near ? far : near).destroy();
      });
    }
    let stalled = false;
    near.on('data', (part) => {
      const method = /^(?:PUT|GET|HEAD|DELETE)(?= )/.exec(part.toString('latin1', 0, 8))?.[0];
      if (method !== undefined && methods.includes(method) && !stalled) {
        stalled = true;
        holding += 1;
        for (const tell of listeners) tell();
      }
      if (!stalled) far.write(part);
    });
    far.on('data', (part) => {
      near.write(part.subarray(0, left));
      left = Math.max(0, left - part.length);
    });
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const breakLines = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    files: { ...files, endpoint: `http://127.0.0.1:${portOf(line)}`, patience },
    stall(wanted) {
      [methods, holding] = [wanted, 0];
    },
    stallAnswersAfter(bytes) {
      left = bytes;
    },
    stalled: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (holding >= count) resolve();
        };
        listeners.add(look);
        look();
      }),
    cut() {
      whole = false;
      breakLines();
    },
    mend() {
      [whole, methods, left] = [true, [], Infinity];
      breakLines();
    },
    async close() {
      breakLines();
      line.close();
      await once(line, 'close');
      await own?.close();
    },
  };
}

async function startMemoryStore(): Promise<{ readonly files: S3Files; close(): Promise<void> }> {
  const contents = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const name = new URL(url, 'http://store').pathname;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (method === 'PUT') contents.set(name, Buffer.concat(parts));
      if (method === 'DELETE') contents.delete(name);
      const content = contents.get(name);
      const there = content !== undefined || method === 'DELETE';
      response.writeHead(there ? (method === 'DELETE' ? 204 : 200) : 404, {
        'content-length': method === 'GET' && content !== undefined ? content.length : 0,
      });
      response.end(method === 'GET' ? content : undefined);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const env = {
    FILES_URL: `s3://files?endpoint=http://127.0.0.1:${portOf(server)}`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  const files = readFiles(env, '/nowhere');
  if (files.kind !== 's3') throw new Error('It is no bucket.');
  return {
    files,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return address.port;
}
