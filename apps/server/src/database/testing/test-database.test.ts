import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { inTransaction } from '../in-transaction.ts';
import { migrate } from '../migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let one: TestDatabase;
let two: TestDatabase;

beforeAll(async () => {
  [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  await Promise.all([one.drop(), two.drop()]);
});

test('each file has a database of its own', async () => {
  await one.database.insertInto('tenant').values({ tenant_id: 't1', name: 'One' }).execute();
  expect(await two.database.selectFrom('tenant').selectAll().execute()).toEqual([]);
});

test('migrating again changes nothing, also when several servers start together', async () => {
  await Promise.all([migrate(two.database), migrate(two.database), migrate(two.database)]);
  const steps = await sql<{ name: string }>`select name from schema_step order by name`.execute(two.database);
  expect(steps.rows[0]?.name).toBe('0001-foundation');
});

test('what a transaction throws undoes what it wrote', async () => {
  await expect(
    inTransaction(two.database, async (transaction) => {
      await transaction.insertInto('tenant').values({ tenant_id: 't2', name: 'Two' }).execute();
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await two.database.selectFrom('tenant').selectAll().execute()).toEqual([]);
});

test('a deadlock is repeated until both transactions are through', async () => {
  const { database } = two;
  await database
    .insertInto('tenant')
    .values([
      { tenant_id: 'a', name: '0' },
      { tenant_id: 'b', name: '0' },
    ])
    .execute();
  let waiting = 2;
  const meeting = new EventEmitter();
  const both = once(meeting, 'complete');
  const add = async (first: string, second: string): Promise<void> => {
    let met = false;
    await inTransaction(database, async (transaction) => {
      const bump = async (id: string): Promise<void> => {
        await transaction
          .updateTable('tenant')
          .set({ name: sql`(name::int + 1)::text` })
          .where('tenant_id', '=', id)
          .execute();
      };
      await bump(first);
      if (!met) {
        met = true;
        waiting -= 1;
        if (waiting === 0) meeting.emit('complete');
        await both;
      }
      await bump(second);
    });
  };
  await Promise.all([add('a', 'b'), add('b', 'a')]);
  const rows = await database
    .selectFrom('tenant')
    .select('name')
    .where('tenant_id', 'in', ['a', 'b'])
    .execute();
  expect(rows.map((row) => row.name)).toEqual(['2', '2']);
});
