import { pbkdf2 } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pipeToFile } from '../../platform/pipe-to-file.ts';
import { receiveStream } from './receive-stream.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhantai-pipe-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Keeps every thread busy that opens files, so that a file is opened only after what the test does meanwhile. */
function occupyThreads(): Promise<unknown> {
  const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
  const derive = promisify(pbkdf2);
  return Promise.all(Array.from({ length: threads * 2 }, () => derive('a', 'b', 50_000, 32, 'sha512')));
}

/** A stream that broke, breaks at once, or is longer than 10 bytes while its file is still to be opened. */
const broken: readonly [string, (path: string) => Promise<unknown>][] = [
  ['gone before', (path) => receiveStream(new Readable().destroy(), path, 10)],
  ['breaking off', (path) => receiveStream(breaking(), path, 10)],
  ['too long', (path) => receiveStream(Readable.from([Buffer.alloc(11)]), path, 10)],
  [
    'too long in its second piece',
    (path) => receiveStream(Readable.from([Buffer.alloc(9), Buffer.alloc(9)]), path, 10),
  ],
  ['that fails without being destroyed', (path) => pipeToFile([failing()], path)],
];

function breaking(): Readable {
  const source = new Readable({ read: () => undefined });
  source.push('abc');
  setImmediate(() => source.destroy(new Error('The connection is gone.')));
  return source;
}

/** As the library for pictures fails. */
function failing(): Readable {
  const source = new Readable({ read: () => undefined, autoDestroy: false });
  setImmediate(() => {
    source.emit('error', new Error('This is no picture.'));
    source.push(null);
  });
  return source;
}

it.each(broken)('a stream %s leaves nothing once its file is removed', async (_name, write) => {
  const path = join(folder, 'unfinished');
  const threads = occupyThreads();
  await write(path).catch(() => undefined);
  // Removed at once: it must be there by now, or come no more.
  rmSync(path, { force: true });
  await threads;
  // Whatever was still to be done with files is done when a later one is.
  await rm(join(folder, 'none'), { force: true });
  expect(await readdir(folder)).toEqual([]);
});
