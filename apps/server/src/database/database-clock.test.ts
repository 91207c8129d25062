import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDatabaseClock } from './database-clock.ts';
import type { Database } from './database.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const DAY_MS = 86_400_000;
let opened: TestDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => opened.drop());

/** How far a clock is from the database's, in whole hours. */
async function hoursOff(now: () => Date, database: Database): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  return Math.abs(Math.round((now().getTime() - (rows[0]?.now.getTime() ?? 0)) / 3_600_000));
}

test.each([1, -1])(
  'the clock of a machine that is %s day off changes no decision, and somebody is told',
  async (days) => {
    const { database } = opened;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
    const wrong: number[] = [];
    const clock = await openDatabaseClock(database, (ahead) => wrong.push(Math.round(ahead / DAY_MS)));
    expect([await hoursOff(() => new Date(), database), wrong]).toEqual([24, [days]]);
    expect(await hoursOff(clock.now, database)).toBe(0);
    // Somebody sets it while the server runs.
    vi.setSystemTime(Date.now() - 3 * days * DAY_MS);
    expect(await hoursOff(clock.now, database)).toBe(0);
    await clock.stop();
  },
);

test('a clock that is set right is reported too, once', async () => {
  const { database } = opened;
  const looks: (() => void)[] = [];
  const every = vi.spyOn(globalThis, 'setInterval').mockImplementation((look: () => void) => {
    looks.push(look);
    return setTimeout(() => undefined, 0);
  });
  const wrong: number[] = [];
  const clock = await openDatabaseClock(database, (ahead) => wrong.push(Math.round(ahead / DAY_MS)));
  every.mockRestore();
  const [look] = looks;
  const right = Date.now();
  for (const at of [right + DAY_MS, right + DAY_MS, right, right]) {
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    look?.();
    await clock.stop();
  }
  expect(wrong).toEqual([1, 0]);
});
