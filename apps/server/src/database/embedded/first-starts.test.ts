import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { buildTestServer } from '../../http/testing/test-build.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const root = process.getuid?.() === 0;
const homes: string[] = [];
let mounted: string | null = null;

afterEach(() => {
  if (mounted !== null) spawnSync('umount', ['-l', mounted]);
  mounted = null;
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'zhantai-first-'));
  chmodSync(home, 0o711);
  homes.push(home);
  return home;
}

/** Opens the database of a folder in a process of its own with this umask, and stops it. What it wrote, and its exit code. */
async function openOnce(
  dataDir: string,
  umask: string,
): Promise<{ readonly code: number | null; readonly text: string }> {
  const path = join(await buildTestServer(), 'hold-open.js');
  const program = spawn(
    '/bin/sh',
    ['-c', 'umask "$1"; shift; exec "$@"', 'sh', umask, process.execPath, path, dataDir],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let text = '';
  program.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  program.stdout.once('data', () => program.kill('SIGTERM'));
  return new Promise((resolve) => {
    program.once('exit', (code) => resolve({ code, text }));
  });
}

test.each(['027', '077'])(
  'with umask %s it starts, and does again with an ordinary one',
  async (umask) => {
    const dataDir = join(makeHome(), 'deep', 'data');
    expect(await openOnce(dataDir, umask)).toEqual({ code: 0, text: '' });
    expect(await openOnce(dataDir, '022')).toEqual({ code: 0, text: '' });
    expect(await openOnce(dataDir, umask)).toEqual({ code: 0, text: '' });
  },
  60_000,
);

/** A disk of so many bytes; null where nobody may mount one here. */
function smallDisk(size: string): string | null {
  const place = join(makeHome(), 'disk');
  mkdirSync(place);
  if (
    !root ||
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=711`, 'none', place]).status !== 0
  ) {
    return null;
  }
  mounted = place;
  return place;
}

const probe = smallDisk('1m');
if (probe !== null) spawnSync('umount', [probe]);
if (probe === null) {
  process.stdout.write('not run: a full disk at the first start, for nothing may be mounted here\n');
}

test.skipIf(probe === null)(
  'on a full disk the first start says so in one sentence, and the next one with room works',
  async () => {
    const disk = smallDisk('12m') ?? '';
    const dataDir = join(disk, 'data');
    const failed = await startEmbeddedPostgres({ dataDir }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failed).toMatchObject({ name: 'StartupFailure' });
    expect(String(failed)).toMatch(/No space left on device/);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    execFileSync('mount', ['-o', 'remount,size=400m', disk]);
    const embedded = await startEmbeddedPostgres({ dataDir });
    await embedded.stop();
  },
  60_000,
);
