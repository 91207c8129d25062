import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLaterIndexes } from './later-indexes.ts';
import { laterIndexes } from './migrations/later.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('every index that is built while the server runs comes to stand, once however often it is requested', async () => {
  await buildLaterIndexes(test.database, laterIndexes);
  await buildLaterIndexes(test.database, laterIndexes);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indisvalid and relname = any(${laterIndexes.map(({ name }) => name)}::text[])`.execute(
    test.database,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(laterIndexes.map(({ name }) => name).sort());
});
