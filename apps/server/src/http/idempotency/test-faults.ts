import type { Pool } from 'pg';
import { vi } from 'vitest';
import { createDatabase } from '../../database/create-database.ts';
import { createPool } from '../../database/create-pool.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { buildApp } from '../build-app.ts';

/** Where a process is killed, or a connection lost, while a call makes something. */
export const faultPoints = [
  'killed before the commit',
  'killed after the commit',
  'the answer to the commit lost',
  'the answer lost at the socket',
] as const;
export type FaultPoint = (typeof faultPoints)[number];

/** A server that breaks at a point of its next call. */
export interface FaultyServer {
  readonly app: App;
  /** The next commit meets this; null: none does. */
  arm(point: FaultPoint | null): void;
  /** The next transaction stands still before it begins, until this is over. */
  stall(until: () => Promise<void>): void;
  close(): Promise<void>;
}

interface State {
  point: FaultPoint | null;
  dead: boolean;
  stall: (() => Promise<void>) | null;
}

const lost = (): Error => new Error('Connection terminated unexpectedly');

/**
 * A server on this database whose connections break as those of a killed process do: from then on it reaches the database
 * no more, and what it did not commit is undone.
 */
export async function startFaultyServer({ settings, now }: Deps, url: string): Promise<FaultyServer> {
  const pool = createPool(url, 10, () => {});
  const state: State = { point: null, dead: false, stall: null };
  breakCommits(pool, state);
  const database = createDatabase(pool);
  const app = await buildApp({ database, settings, now });
  await readyWithoutBackground(app);
  return {
    app,
    arm(point) {
      Object.assign(state, { point, dead: false });
    },
    stall(until) {
      state.stall = until;
    },
    async close() {
      state.dead = false;
      await app.close();
      await database.destroy();
    },
  };
}

/** Makes a server ready that does nothing by itself: that would meet the faults that are meant for a call, or add rows. */
export async function readyWithoutBackground(app: App): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await app.ready();
  vi.useRealTimers();
}

/** What a statement says, however it is given. */
function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String(Object(statement).text);
}

function breakCommits(pool: Pool, state: State): void {
  pool.on('connect', (client) => {
    const plain = client.query.bind(client);
    const query = async (...parts: readonly unknown[]): Promise<unknown> => {
      if (state.dead) {
        await client.end();
        throw lost();
      }
      const { point, stall } = state;
      if (stall !== null && textOf(parts[0]).startsWith('start transaction')) {
        state.stall = null;
        await stall();
      }
      if (textOf(parts[0]) !== 'commit' || point === null || point === 'the answer lost at the socket') {
        return Reflect.apply(plain, client, parts);
      }
      state.point = null;
      state.dead = point !== 'the answer to the commit lost';
      if (point !== 'killed before the commit') await Reflect.apply(plain, client, parts);
      await client.end();
      throw lost();
    };
    // What is said by callbacks is said by the pool, which begins and ends connections.
    Reflect.set(client, 'query', (...parts: readonly unknown[]) =>
      typeof parts.at(-1) === 'function' ? Reflect.apply(plain, client, parts) : query(...parts),
    );
  });
}
