import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type FileRecord } from '@zhantai/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { App } from '../../platform/feature.ts';
import { buildApp } from '../../http/build-app.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { multipart } from '../../http/testing/test-upload.ts';
import { readFiles } from '../../settings/read-files.ts';
import type { Settings } from '../../settings/settings.ts';
import { isStorageAway } from '../../platform/is-storage-away.ts';

let fair: TestFair;
let who: TestSession;
const apps: App[] = [];

beforeAll(async () => {
  fair = await openTestFair();
  who = await fair.exhibitor('A101');
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});
afterAll(() => fair.close());

/** Another server on the same database that keeps its files elsewhere. */
async function serverWith(files: Settings['files']): Promise<App> {
  const app = await buildApp({ ...fair.server, settings: { ...fair.server.settings, files } });
  apps.push(app);
  return app;
}

interface Outcome {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly data: FileRecord & Refused;
}

let number = 0;

/** Every file another one, so that none is there already. */
function someFile(bytes = 1_000): Buffer {
  number += 1;
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n%${number}\n`),
    Buffer.alloc(bytes, 'x'),
    Buffer.from('\n%%EOF\n'),
  ]);
}

async function upload(app: App, content = someFile()): Promise<Outcome> {
  const { payload, headers } = multipart({ name: 'a.pdf', content });
  const answer = await app.inject({
    method: 'POST',
    url: calls.putImg.path,
    headers: { ...who.headers, ...headers },
    payload,
  });
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after']?.toString(),
    data: answer.json<{ data: Outcome['data'] }>().data,
  };
}

const read = async (app: App, id: string): Promise<number> =>
  (await app.inject({ url: `${calls.getFile.path}?id=${id}`, headers: who.headers })).statusCode;

function bucketAt(port: number): Settings['files'] {
  const env = {
    FILES_URL: `s3://files?endpoint=http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  return withPatience(readFiles(env, fair.server.settings.dataDir));
}

function withPatience(files: Settings['files']): Settings['files'] {
  return files.kind === 's3' ? { ...files, patience: 400 } : files;
}

const unavailable = { status: 503, retryAfter: '30', data: { reason: 'FILES_UNAVAILABLE' } };

async function unfinished(files: Settings['files']): Promise<readonly string[]> {
  return readdir(files.kind === 's3' ? files.unfinished : join(files.folder, '.unfinished'));
}

describe('quality.md §2: an object store that is gone', () => {
  it('is a clear refusal, and leaves nothing behind', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = addressOf(probe);
    probe.close();
    const files = bucketAt(port);
    const app = await serverWith(files);
    expect(await upload(app)).toMatchObject(unavailable);
    expect(await unfinished(files)).toEqual([]);
    expect((await app.inject({ url: '/api/health/ready' })).statusCode).toBe(200);
  });

  it('or says nothing at all is not waited for', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    const sockets: Socket[] = [];
    silent.on('connection', (socket) => sockets.push(socket));
    await once(silent, 'listening');
    const files = bucketAt(addressOf(silent).port);
    const app = await serverWith(files);
    const since = performance.now();
    expect(await upload(app)).toMatchObject(unavailable);
    expect(performance.now() - since).toBeLessThan(15_000);
    expect(await unfinished(files)).toEqual([]);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('or refuses our keys is reported to the operator, not to the exhibitor', async () => {
    const refusing = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => {
        const body = '<Error><Code>InvalidAccessKeyId</Code><Message>secret detail</Message></Error>';
        socket.end(
          `HTTP/1.1 403 Forbidden\r\nContent-Type: application/xml\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
        );
      });
    }).listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    const app = await serverWith(bucketAt(addressOf(refusing).port));
    const outcome = await upload(app);
    expect(outcome).toMatchObject(unavailable);
    expect(JSON.stringify(outcome)).not.toContain('secret detail');
    refusing.close();
  });

  it('takes the same upload as soon as it is back', async () => {
    const { files } = fair.server.settings;
    // A disk is never gone from a network; there the store stands behind nothing that could be cut.
    if (files.kind !== 's3') return;
    const { hostname, port } = new URL(files.endpoint ?? '');
    const cable = await cableTo(hostname, Number(port));
    const app = await serverWith(withPatience({ ...files, endpoint: `http://127.0.0.1:${cable.port}` }));
    const kept = await upload(app);
    expect(kept.status).toBe(200);
    const content = someFile();
    cable.cut();
    expect(await upload(app, content)).toMatchObject(unavailable);
    expect(await read(app, kept.data.id)).toBe(503);
    cable.mend();
    expect((await upload(app, content)).status).toBe(200);
    expect(await read(app, kept.data.id)).toBe(200);
    await cable.close();
  });
});

describe('quality.md §2: a disk that is full', () => {
  it('is known by what the system says', async () => {
    const failure = await writeFile('/dev/full', 'x').then(
      () => null,
      (error: unknown) => error,
    );
    expect(isStorageAway(failure)).toBe(true);
    expect(isStorageAway(new Error('ENOSPC'))).toBe(false);
  });

  it('is a clear refusal, leaves nothing behind and is over with the lack of room', async () => {
    const small = await smallDisk();
    // Without the right to mount there is no disk to fill.
    if (small === null) return;
    try {
      const files = { kind: 'disk', folder: small } as const;
      const app = await serverWith(files);
      const kept = await upload(app);
      expect(kept.status).toBe(200);
      const content = someFile(3_000_000);
      expect(await upload(app, content)).toMatchObject(unavailable);
      expect(await unfinished(files)).toEqual([]);
      expect(await read(app, kept.data.id)).toBe(200);
      execFileSync('mount', ['-o', 'remount,size=32m', small]);
      expect((await upload(app, content)).status).toBe(200);
    } finally {
      execFileSync('umount', ['-l', small]);
      await rm(small, { recursive: true });
    }
  });
});

/** A disk of 2 MB; null where this user may not mount one. */
async function smallDisk(): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'zhantai-small-'));
  await mkdir(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return null;
  }
}

interface Cable {
  readonly port: number;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A way to another server that can be cut. */
async function cableTo(host: string, port: number): Promise<Cable> {
  let whole = true;
  const sockets = new Set<Socket>();
  const cable = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(port, host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(cable, 'listening');
  return {
    port: addressOf(cable).port,
    cut() {
      whole = false;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      whole = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      cable.close();
      await once(cable, 'close');
    },
  };
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return address;
}
