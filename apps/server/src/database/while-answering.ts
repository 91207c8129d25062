import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupFailure } from '../settings/startup-failure.ts';
import { placeOf } from './connections/place-of.ts';
import { sqlState } from './failures/sql-state.ts';

/** When a database counts as one that does not answer. */
export interface AnswerBounds {
  /** Milliseconds from one question to the next, and that an answer may take. */
  readonly pauseMs: number;
  readonly answerMs: number;
  /** So many questions in a row without an answer. */
  readonly misses: number;
}

const usual: AnswerBounds = { pauseMs: 5_000, answerMs: 10_000, misses: 3 };

/**
 * Does something with a database when the server starts, however long it takes: a step of the schema may take minutes, so
 * no statement has an end. Whether the database still answers is asked beside it, on connections of their own.
 * @throws StartupFailure where it stopped answering; what was begun is left as it stands.
 */
export async function whileAnswering<T>(
  url: string,
  work: () => Promise<T>,
  bounds: AnswerBounds = usual,
): Promise<T> {
  const over = new AbortController();
  try {
    return await Promise.race([work(), awaitSilence(url, bounds, over.signal)]);
  } finally {
    over.abort();
  }
}

/** Fails when the database stopped answering; else it never settles. */
async function awaitSilence(
  url: string,
  { pauseMs, answerMs, misses }: AnswerBounds,
  signal: AbortSignal,
): Promise<never> {
  for (let missed = 0; missed < misses;) {
    try {
      await sleep(pauseMs, undefined, { signal, ref: false });
    } catch {
      return new Promise<never>(() => undefined);
    }
    missed = (await answers(url, answerMs)) ? 0 : missed + 1;
  }
  throw new StartupFailure(
    `The database at ${placeOf(url)} stopped answering while the server started: see that it runs and can be reached, then start again.`,
  );
}

/** Whether it says anything, and be it that it has no room or is being started. */
async function answers(url: string, answerMs: number): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return sqlState(error) !== null;
  } finally {
    // Who does not answer does not say goodbye either.
    client.end().catch(() => undefined);
  }
}
