import { accessSync, constants, existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupFailure } from '../../settings/startup-failure.ts';
import { readClusterRecord, writeClusterRecord, type ClusterRecord } from './cluster-record.ts';
import { adoptServer, endLeftovers, STOP_TIMEOUT_MS } from './adopt-server.ts';
import { createCluster } from './create-cluster.ts';
import { endPostmaster } from './end-postmaster.ts';
import { withFileLock } from './file-lock.ts';
import { freePort } from './free-port.ts';
import { enterHolder, leaveHolder } from './holders.ts';
import { findServer } from './find-server.ts';
import { isAlive } from './is-alive.ts';
import { makePassable } from '../../settings/make-passable.ts';
import { findNativePackage } from './native-package.ts';
import { chooseAccount, type OsAccount } from './os-account.ts';
import { readPostmasterFile, removePostmasterFile } from './postmaster-file.ts';
import { prepareBinaries, type Binaries } from './prepare-binaries.ts';
import { ensureApplicationDatabase } from './application-database.ts';
import { lastComplaint, runPostmaster } from './run-postmaster.ts';
import { whileWaiting } from './waiting.ts';

export interface EmbeddedOptions {
  /** Absolute; made if missing. */
  readonly dataDir: string;
  /** Further PostgreSQL configuration, `name=value`. */
  readonly configuration?: readonly string[];
  /** Told what a start waits for, and what it found; the terminal by default. */
  readonly say?: (line: string) => void;
  /** Milliseconds that a server which was left behind while it stops is given at a start. */
  readonly stopTimeoutMs?: number;
}

export interface EmbeddedPostgres {
  /** Address of the application's database, for the role that owns it. */
  readonly url: string;
  /** Address for the database's superuser. */
  readonly adminUrl: string;
  /** Leaves; the last process that used it stops the server and waits for it. */
  stop(): Promise<void>;
}

interface Place {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly account: OsAccount | null;
  readonly configuration: readonly string[];
  readonly log: string;
  readonly say: (line: string) => void;
  readonly stopTimeoutMs: number;
}

/** How often a server that died is noticed and started again. */
const WATCH_INTERVAL_MS = 500;

/**
 * A real PostgreSQL in the data folder (quality.md §4): made on the first start, found again if a process was
 * killed beside it, shared by all processes of this folder, and started again if it dies.
 * @throws StartupFailure with one sentence.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, say = (line: string) => void process.stderr.write(`${line}\n`) } = options;
  prepareFolder(dataDir);
  const lock = join(dataDir, 'postgres.lock');
  const holders = join(dataDir, 'postgres-users');
  const whenLocked = async (): Promise<EmbeddedPostgres> => {
    const known = readClusterRecord(dataDir);
    const owned = known === null ? [dataDir] : [folderOf(dataDir, known), dataDir];
    const account = chooseAccount(owned);
    const binaries = prepareBinaries(findNativePackage(), account, binaryPlaces(dataDir, account));
    const place: Place = {
      dataDir,
      binaries,
      account,
      configuration: options.configuration ?? [],
      log: join(dataDir, 'postgres.log'),
      say,
      stopTimeoutMs: options.stopTimeoutMs ?? STOP_TIMEOUT_MS,
    };
    const made = known !== null && (known.port !== 0 || existsSync(folderOf(dataDir, known)));
    const record = await ensureRunning(
      place,
      made ? known : await createCluster(dataDir, binaries.initdb, account),
    );
    const mark = enterHolder(holders);
    const leave = async (): Promise<void> => {
      if (leaveHolder(holders, mark)) await stopPostmaster(folderOf(dataDir, record));
    };
    try {
      await ensureApplicationDatabase(urlOf(record, 'admin'), record.password);
    } catch (error) {
      await leave();
      throw error;
    }
    const stopWatching = watch(lock, place, record);
    let stopped = false;
    return {
      url: urlOf(record, 'application'),
      adminUrl: urlOf(record, 'admin'),
      async stop() {
        if (stopped) return;
        stopped = true;
        await stopWatching();
        await withFileLock(lock, leave);
      },
    };
  };
  return withFileLock(lock, whenLocked, say);
}

function prepareFolder(dataDir: string): void {
  try {
    // Others may pass through, for the database's own user must, and list nothing.
    makePassable(dataDir, 0o711);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupFailure(
      `DATA_DIR (${dataDir}) cannot be used: ${error instanceof Error ? error.message : 'unknown'}.`,
    );
  }
}

function binaryPlaces(dataDir: string, account: OsAccount | null): string[] {
  return account === null ? [dataDir] : [dataDir, '/var/cache/zhantai', '/var/lib/zhantai'];
}

function folderOf(dataDir: string, record: ClusterRecord): string {
  return isAbsolute(record.cluster) ? record.cluster : join(dataDir, record.cluster);
}

function urlOf(record: ClusterRecord, role: 'application' | 'admin'): string {
  const [user, password, database] =
    role === 'admin'
      ? ['postgres', record.adminPassword, 'postgres']
      : ['zhantai', record.password, 'zhantai'];
  return `postgres://${user}:${password}@127.0.0.1:${record.port}/${database}`;
}

/** Finds the running server or starts one. Returns the record with the port it listens on. */
async function ensureRunning(place: Place, record: ClusterRecord): Promise<ClusterRecord> {
  const cluster = folderOf(place.dataDir, record);
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    throw new StartupFailure(`The database folder ${cluster} is missing or empty: restore it from a backup.`);
  }
  // A killed server's last children may need a moment to leave, and a free port may be taken meanwhile.
  for (let attempt = 0; attempt < 8; attempt += 1) {
    if (attempt > 0) await sleep(150 * attempt);
    const found = findServer(cluster);
    if (found.kind === 'ours') {
      const adminUrl = (at: number): string => urlOf({ ...record, port: at }, 'admin');
      const port = await adoptServer(cluster, found.file, adminUrl, place);
      if (port !== null) return remember(place.dataDir, record, port);
      continue;
    }
    if (found.kind === 'foreign')
      place.say(`${cluster} is a copy of a database that runs: it is opened as after a crash.`);
    if (found.kind !== 'none') removePostmasterFile(cluster);
    await endLeftovers(cluster, place.say);
    const port = await freePort(attempt < 4 ? record.port : 0);
    const { binaries, account, configuration, log } = place;
    const waits = (): string =>
      `Waiting for the database in ${cluster} to start; it may recover from a crash.`;
    const plan = { postgres: binaries.postgres, cluster, port, log, account, configuration };
    if (await whileWaiting(place.say, waits, () => runPostmaster(plan))) {
      return remember(place.dataDir, record, port);
    }
  }
  throw new StartupFailure(
    `The embedded database does not start: ${lastComplaint(place.log)} (see ${place.log}).`,
  );
}

function remember(dataDir: string, record: ClusterRecord, port: number): ClusterRecord {
  if (record.port === port) return record;
  const moved = { ...record, port };
  writeClusterRecord(dataDir, moved);
  return moved;
}

/** Starts the server again when it dies under us, on the same port, so that pools reconnect by themselves. */
function watch(lock: string, place: Place, record: ClusterRecord): () => Promise<void> {
  const cluster = folderOf(place.dataDir, record);
  let watching = true;
  let reviving: Promise<void> = Promise.resolve();
  let busy = false;
  let stopsSince: number | null = null;
  const timer = setInterval(() => {
    const found = readPostmasterFile(cluster);
    if (found?.state === 'stopping') stopsSince ??= performance.now();
    else stopsSince = null;
    const hangs = stopsSince !== null && performance.now() - stopsSince > STOP_TIMEOUT_MS;
    if (busy || !watching || (found !== null && isAlive(found.pid) && !hangs)) return;
    busy = true;
    reviving = withFileLock(lock, async () => {
      if (watching) await ensureRunning(place, record);
    })
      // Tried again at the next tick; until then every query says that the database is away.
      .catch(() => undefined)
      .then(() => {
        busy = false;
        return undefined;
      });
  }, WATCH_INTERVAL_MS);
  timer.unref();
  return async () => {
    watching = false;
    clearInterval(timer);
    await reviving;
  };
}

async function stopPostmaster(cluster: string): Promise<void> {
  const found = findServer(cluster);
  if (found.kind === 'ours') await endPostmaster(cluster, found.file.pid);
}
