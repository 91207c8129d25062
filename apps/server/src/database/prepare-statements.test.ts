import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './create-database.ts';
import { createPool } from './create-pool.ts';
import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let test: TestDatabase;
/** One connection, so that what it prepared can be asked of it. */
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = createDatabase(createPool(test.url, 1, () => {}));
  await sql`create table note (id int primary key, words text)`.execute(database);
  await sql`insert into note values (1, 'one')`.execute(database);
});
afterAll(async () => {
  await database.destroy();
  await test.drop();
});

const read = async (on: Kysely<never> | Database, id = 1): Promise<unknown> =>
  (await sql`select * from note where id = ${id}`.execute(on)).rows[0];

async function prepared(like: string): Promise<number> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    database,
  );
  return rows.filter(({ statement }) => statement.includes(like)).length;
}

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let left = count; left > 0; left -= 1) await work();
}

describe('statements', () => {
  it('that come often are prepared once, whatever their values; rare ones are not', async () => {
    await times(1, () => sql`select ${1}::int as seldom`.execute(database));
    await times(6, () => read(database, Math.floor(Math.random() * 100)));
    expect(await prepared('from note')).toBe(1);
    expect(await prepared('as seldom')).toBe(0);
    expect(await read(database)).toEqual({ id: 1, words: 'one' });
  });

  it('go on when a newer version of the server changes the schema', async () => {
    await times(6, () => read(database));
    await sql`alter table note add column more text default 'new'`.execute(test.database);
    expect(await read(database)).toEqual({ id: 1, words: 'one', more: 'new' });
  });

  it('also within a transaction, which then begins anew', async () => {
    await times(6, () => read(database));
    await sql`alter table note add column again text default 'newer'`.execute(test.database);
    let runs = 0;
    const found = await inTransaction(database, async (transaction) => {
      runs += 1;
      await sql`update note set words = words || ${'!'} where id = ${1}`.execute(transaction);
      return read(transaction);
    });
    expect([runs, found]).toEqual([2, { id: 1, words: 'one!', more: 'new', again: 'newer' }]);
  });

  it('go on unnamed behind a proxy that loses names', async () => {
    await times(6, () => read(database));
    await sql.raw('deallocate all').execute(database);
    expect(await read(database)).toMatchObject({ id: 1 });
    await times(6, () => read(database));
    expect(await prepared('from note')).toBe(0);
  });
});

it('a connection that is lost before it is ready leaves its place to the next', async () => {
  const pool = createPool(test.url, 1, () => {});
  let losses = 3;
  pool.on('connect', (client) => {
    const plain = client.query.bind(client);
    Reflect.set(client, 'query', (...parts: readonly unknown[]) => {
      if (losses === 0 || parts[0] !== 'set jit = off') return Reflect.apply(plain, client, parts);
      losses -= 1;
      return Promise.reject(new Error('Connection terminated unexpectedly'));
    });
  });
  const shaky = createDatabase(pool);
  await times(3, () => expect(read(shaky)).rejects.toThrow('terminated'));
  expect(await read(shaky)).toMatchObject({ id: 1 });
  await shaky.destroy();
});
