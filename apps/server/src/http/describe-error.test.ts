import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { describeError } from './describe-error.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const failure = async (statement: string): Promise<unknown> => {
  try {
    await sql.raw(statement).execute(test.database);
    return null;
  } catch (error) {
    return error;
  }
};

it('names what went wrong in the database, and none of the values that it quotes', async () => {
  await sql`create table secret_notes (note text primary key, number int)`.execute(test.database);
  await failure(`insert into secret_notes values ('E12345678', 1)`);
  const twice = describeError(await failure(`insert into secret_notes values ('E12345678', 1)`));
  expect(twice).toMatchObject({ code: '23505', table: 'secret_notes', constraint: 'secret_notes_pkey' });
  const wrong = describeError(await failure(`select 'E12345678'::int`));
  expect(wrong).toMatchObject({ code: '22P02' });
  for (const described of [twice, wrong]) {
    expect(described.stack).toContain(' at ');
    expect(JSON.stringify(described)).not.toContain('E12345678');
  }
});

it('says of every other error what it says itself, and why it came', () => {
  const error = new Error('the outer', { cause: new TypeError('the inner') });
  const described = describeError(Object.assign(error, { answers: { name: 'Li' }, code: 'EPIPE' }));
  expect(described).toMatchObject({ type: 'Error', message: 'the outer', code: 'EPIPE' });
  expect(described['cause']).toContain('the inner');
  expect(JSON.stringify(described)).not.toContain('Li');
  expect(describeError('a text that somebody threw')).toEqual({ type: 'string', message: '', stack: '' });
});
