import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';

let made: Promise<string> | null = null;

/** Fills a data folder with an empty database that nobody runs: making one takes longer than most tests. */
export async function copyCluster(dataDir: string): Promise<void> {
  made ??= makeCluster();
  const from = await made;
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(dataDir, name)];
    // Programs that had to be copied are the same for all.
    if (name.startsWith('postgresql-')) symlinkSync(source, target);
    // Files stay those of the user that the database runs as.
    else execFileSync('cp', ['-a', source, target]);
  }
}

async function makeCluster(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'zhantai-cluster-'));
  chmodSync(home, 0o711);
  const dataDir = join(home, 'data');
  const embedded = await startEmbeddedPostgres({ dataDir });
  await embedded.stop();
  // Each copy finds a port of its own.
  const record = join(dataDir, 'postgres.json');
  writeFileSync(record, readFileSync(record, 'utf8').replace(/"port": \d+/, '"port": 0'));
  return dataDir;
}
