import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Milliseconds between two looks at the database's clock. */
const PAUSE_MS = 5_000;
/** Milliseconds from which on somebody should be told that the machine's own clock is wrong. */
const WARNING_MS = 60_000;

/**
 * The time by which everything is decided: the database's. Servers whose clocks differ decide alike, and a machine whose
 * clock is set while it works changes nothing. Between two looks it goes on by what the machine counts, which nobody sets.
 */
export interface DatabaseClock {
  readonly now: () => Date;
  /** Ends the looks. */
  stop(): Promise<void>;
}

/**
 * Reads the database's clock, and again every few seconds.
 * @param onWrong told by how many milliseconds the machine's clock is ahead of it (behind where negative), when that
 * becomes more than a minute; 0 when it is right again.
 */
export async function openDatabaseClock(
  database: Database,
  onWrong: (ahead: number) => void = () => undefined,
): Promise<DatabaseClock> {
  let offset = await look(database, null);
  let wrong = false;
  const now = (): Date => new Date(performance.now() + offset);
  const compare = (): void => {
    const ahead = Date.now() - now().getTime();
    if (Math.abs(ahead) > WARNING_MS === wrong) return;
    wrong = !wrong;
    onWrong(wrong ? ahead : 0);
  };
  compare();
  let round: Promise<void> | null = null;
  const timer = setInterval(() => {
    // Where the database stands still looks would pile up.
    round ??= look(database, offset)
      .then((found) => {
        offset = found;
        compare();
      })
      // It goes on by what was known; who needs the database is told what became of it.
      .catch(() => undefined)
      .finally(() => {
        round = null;
      });
  }, PAUSE_MS).unref();
  return {
    now,
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}

/**
 * What is to be added to the time since this process began. An answer bounds it by when it was asked for and when it came:
 * what lies between stays as it was, so that a slow answer moves nothing.
 */
async function look(database: Database, known: number | null): Promise<number> {
  const sentAt = performance.now();
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at
  `.execute(database);
  const heard = performance.now();
  const at = rows[0]?.at ?? Number.NaN;
  return Math.min(at - sentAt, Math.max(at - heard, known ?? at - (sentAt + heard) / 2));
}
