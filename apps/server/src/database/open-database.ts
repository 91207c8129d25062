import { StartupFailure } from '../settings/startup-failure.ts';
import { createDatabase } from './create-database.ts';
import { createPool } from './create-pool.ts';
import type { Database } from './database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';

export interface DatabaseOptions {
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly onTrouble?: (error: Error) => void;
}

export interface OpenDatabase {
  readonly database: Database;
  /** Waits for running queries; stops the embedded database if nobody else uses it. */
  readonly close: () => Promise<void>;
}

const poolSize = 20;
const oldest = 14;

/**
 * Opens the database, brings its schema forward and hands it over.
 * @throws StartupFailure with one sentence if it cannot be reached or used.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const embedded = options.databaseUrl === null ? await startEmbeddedPostgres(options) : null;
  try {
    const opened = await connect(options.databaseUrl ?? embedded?.url ?? '', options.onTrouble ?? (() => {}));
    return { database: opened, close: () => close(opened, embedded) };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function close(database: Database, embedded: EmbeddedPostgres | null): Promise<void> {
  await database.destroy();
  await embedded?.stop();
}

async function connect(url: string, onTrouble: (error: Error) => void): Promise<Database> {
  const pool = createPool(url, poolSize, onTrouble);
  const database = createDatabase(pool);
  try {
    const answer = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = answer.rows[0]?.version ?? 0;
    if (version < oldest) {
      throw new StartupFailure(
        `The database is PostgreSQL ${version}; version ${oldest} or newer is needed.`,
      );
    }
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy();
    if (error instanceof StartupFailure) throw error;
    throw new StartupFailure(`The database at ${place(url)} cannot be reached: ${reason(error)}.`);
  }
}

/** Host and database of an address, without its user and password. */
function place(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
