import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mostListed } from '../paging.ts';
import { countListed } from './count-listed.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const numbers = (many: number) => sql`(select from generate_series(1, ${many}))`;
const first = { offset: 0, size: 20 };

it.each([
  [0, { total: 0, totalAtLeast: false }],
  [mostListed, { total: mostListed, totalAtLeast: false }],
  [mostListed + 1, { total: mostListed, totalAtLeast: true }],
  [mostListed * 3, { total: mostListed, totalAtLeast: true }],
])('%d rows are told as %j', async (many, expected) => {
  expect(await countListed(test.database, numbers(many), first)).toEqual(expected);
});

it('refuses a page beyond what is told', async () => {
  const far = { offset: mostListed, size: 20 };
  await expect(countListed(test.database, numbers(mostListed + 1), far)).rejects.toThrow('PAGE_TOO_FAR');
  expect(await countListed(test.database, numbers(10), far)).toEqual({ total: 10, totalAtLeast: false });
});
