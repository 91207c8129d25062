import { StartupFailure } from '../settings/startup-failure.ts';
import { atMost } from './queries/at-most.ts';
import { createDatabase } from './create-database.ts';
import type { Hearing } from './changes.ts';
import { createPool } from './create-pool.ts';
import type { Database } from './database.ts';
import { directAddress } from './connections/direct-address.ts';
import { inspectServer, type ServerKind } from './connections/inspect-server.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { buildLaterIndexes } from './later-indexes.ts';
import { migrate } from './migrate.ts';
import { placeOf } from './connections/place-of.ts';
import { shareOfConnections } from './connections/share-of-connections.ts';
import { noConnectionLeft, sqlState } from './failures/sql-state.ts';
import { laterIndexes } from './migrations/later.ts';
import { whileAnswering, type AnswerBounds } from './while-answering.ts';

export interface DatabaseOptions {
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** The database itself, where a proxy stands at `databaseUrl`: the first that takes changes counts. */
  readonly databaseDirectUrls?: readonly string[];
  readonly onTrouble?: (error: Error) => void;
  /** Told what a start waits for and finds; the terminal by default. */
  readonly say?: (line: string) => void;
  /** When a database at `databaseUrl` counts as one that does not answer; of an own one its processes tell. */
  readonly answering?: AnswerBounds | undefined;
}

export interface OpenDatabase {
  readonly database: Database;
  /** Where it is: other threads of this process open it there. */
  readonly url: string;
  /** Waits for running queries; stops the embedded database if nobody else uses it. */
  readonly close: () => Promise<void>;
}

const poolSize = 20;
/** One call at a time: its transaction, what is asked beside it, and the proof that changes are heard of. */
const threadPoolSize = 3;
const oldest = 14;
/** Milliseconds that running statements may take when an own database is stopped. */
const farewellMs = 10_000;

/**
 * Opens the database, brings its schema forward and hands it over.
 * @throws StartupFailure with one sentence if it cannot be reached or used.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const embedded = options.databaseUrl === null ? await startEmbeddedPostgres(options) : null;
  try {
    const url = options.databaseUrl ?? embedded?.url ?? '';
    const opened = await whileAnswering(url, () => connect(url, options), options.answering);
    return { database: opened, url, close: () => close(opened, embedded) };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** A few more connections to a database that is open already, for a thread of the process. */
export async function joinDatabase(url: string, direct: readonly string[]): Promise<Database> {
  const pool = createPool(url, threadPoolSize, () => undefined);
  try {
    const server = await inspectServer(pool);
    const hearing: Hearing = server.pooled ? hearingPast(direct) : { kind: 'pool' };
    return createDatabase(pool, { hearing, keepsNames: server.keepsNames });
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function close(database: Database, embedded: EmbeddedPostgres | null): Promise<void> {
  if (embedded === null) return database.destroy();
  // A statement that gets no answer keeps its connection; the database is stopped all the same.
  await atMost(farewellMs, database.destroy());
  await embedded.stop();
}

async function connect(url: string, options: DatabaseOptions): Promise<Database> {
  const { onTrouble = () => undefined, databaseDirectUrls: direct = [] } = options;
  const say = options.say ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const pool = createPool(url, poolSize, onTrouble);
  let database: Database | null = null;
  try {
    const server = await inspectServer(pool);
    refuseUnfit(server, url);
    if (server.pooled && direct.length === 0) say(pooledLine);
    const size = shareOfConnections(server.connections, poolSize);
    if (size < poolSize) say(fewLine(server.connections ?? 0, size));
    pool.options.max = size;
    const hearing: Hearing = server.pooled ? hearingPast(direct) : { kind: 'pool' };
    database = createDatabase(pool, { hearing, keepsNames: server.keepsNames });
    await (direct.length === 0 ? migrate(database) : directly(direct, onTrouble, migrate));
    // It may take minutes, and nothing waits for it.
    buildLater(database, direct, onTrouble).catch(onTrouble);
    return database;
  } catch (error) {
    await (database === null ? pool.end() : database.destroy());
    if (error instanceof StartupFailure) throw error;
    if (sqlState(error) === noConnectionLeft) {
      throw new StartupFailure(
        `The database at ${placeOf(url)} has no connection left: end what holds them, or raise max_connections.`,
      );
    }
    throw new StartupFailure(`The database at ${placeOf(url)} cannot be reached: ${reason(error)}.`);
  }
}

const pooledLine =
  'DATABASE_URL leads to a proxy that shares connections (PgBouncer): what is remembered is read again every 2 seconds. Set DATABASE_DIRECT_URL to the database itself to hear of changes at once.';

/** One more than the pool: the line on which changes are heard of. */
const fewLine = (connections: number, size: number): string =>
  `The database has ${connections} connections (max_connections): this process takes ${size + 1} of them instead of ${poolSize + 1}, so that a second one finds room. Raise max_connections for more calls at once.`;

function hearingPast(direct: readonly string[]): Hearing {
  if (direct.length === 0) return { kind: 'none' };
  return {
    kind: 'line',
    config: async () => ({ connectionString: await directAddress(direct), keepAlive: true }),
  };
}

/** Past a proxy that shares connections: who builds an index holds a lock of its session meanwhile. */
async function buildLater(
  database: Database,
  direct: readonly string[],
  onTrouble: (error: Error) => void,
): Promise<void> {
  if (laterIndexes.length === 0) return;
  if (direct.length === 0) await buildLaterIndexes(database, laterIndexes);
  else await directly(direct, onTrouble, (own) => buildLaterIndexes(own, laterIndexes));
}

/** Does something over a connection that nobody else uses. @throws StartupFailure where no database takes changes. */
async function directly(
  direct: readonly string[],
  onTrouble: (error: Error) => void,
  work: (database: Database) => Promise<unknown>,
): Promise<void> {
  const url = await directAddress(direct).catch((error: unknown) => {
    const places = direct.map(placeOf).join(', ');
    throw new StartupFailure(
      `No database of DATABASE_DIRECT_URL (${places}) takes changes: ${reason(error)}.`,
    );
  });
  const database = createDatabase(createPool(url, 2, onTrouble));
  try {
    await work(database);
  } finally {
    await database.destroy();
  }
}

/** @throws StartupFailure where the server cannot serve this application. */
function refuseUnfit({ version, encoding, readOnly }: ServerKind, url: string): void {
  if (version < oldest) {
    throw new StartupFailure(`The database is PostgreSQL ${version}; version ${oldest} or newer is needed.`);
  }
  if (encoding !== 'UTF8') {
    throw new StartupFailure(
      `The database at ${placeOf(url)} is encoded in ${encoding}: make one with ENCODING 'UTF8'.`,
    );
  }
  if (readOnly) {
    throw new StartupFailure(
      `The database at ${placeOf(url)} takes no changes (a standby): DATABASE_URL must name the primary.`,
    );
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
