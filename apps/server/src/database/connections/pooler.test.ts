import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { changesOf, createDatabase } from '../create-database.ts';
import { createPool } from '../create-pool.ts';
import { buildLaterIndexes } from '../later-indexes.ts';
import { migrate } from '../migrate.ts';
import { openDatabase, type OpenDatabase } from '../open-database.ts';
import { runStatement } from '../run-statement.ts';
import { hasPooler, startPooler, type TestPooler } from '../testing/test-pooler.ts';

if (!hasPooler) process.stdout.write('not run: PgBouncer, for it is not installed\n');

let direct: string;
let name: string;
let pooler: TestPooler | null;
let opened: OpenDatabase[];

beforeEach(async () => {
  name = `zhantai_pooled_${randomBytes(6).toString('hex')}`;
  await runStatement(inject('testServerUrl'), `create database ${name}`);
  const address = new URL(inject('testServerUrl'));
  address.pathname = `/${name}`;
  direct = address.href;
  pooler = null;
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  await pooler?.stop();
  await runStatement(inject('testServerUrl'), `drop database ${name} with (force)`);
});

async function open(url: string, databaseDirectUrls: readonly string[] = []) {
  const said: string[] = [];
  const one = await openDatabase({
    databaseUrl: url,
    databaseDirectUrls,
    dataDir: '/nowhere',
    say: (line) => said.push(line),
  });
  opened.push(one);
  return { ...one, said };
}

async function rowsOf(text: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: direct });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** How often all was to be read again, and what was told. */
function listen({ database }: OpenDatabase): { lost: number; readonly changes: string[] } {
  const heard = { lost: 0, changes: [] as string[] };
  changesOf(database)?.tell({
    changed: (what) => heard.changes.push(what),
    lost: () => {
      heard.lost += 1;
    },
  });
  return heard;
}

const soon = <T>(look: () => T) => expect.poll(look, { timeout: 20_000 });

test.skipIf(!hasPooler)(
  'behind a pooler that shares connections it says so once, and reads again',
  async () => {
    pooler = await startPooler(direct);
    const one = await open(pooler.url);
    expect(one.said).toEqual([expect.stringContaining('DATABASE_DIRECT_URL')]);
    const heard = listen(one);
    await soon(() => heard.lost).toBeGreaterThan(2);
    expect(changesOf(one.database)?.complete).toBe(true);
  },
);

test.skipIf(!hasPooler)('behind a pooler nothing is left on connections that others get', async () => {
  pooler = await startPooler(direct);
  const one = await open(pooler.url);
  const look = sql<{ word: string }>`select ${'a'}::text as word`;
  // So often that it would be prepared.
  for (let round = 0; round < 10; round += 1) await look.execute(one.database);
  const shared = sql<{ left: number }>`
    select (select count(*) from pg_prepared_statements)::int + (select count(*) from pg_listening_channels())::int as left
  `;
  expect((await shared.execute(one.database)).rows).toEqual([{ left: 0 }]);
  expect(await rowsOf("select 1 from pg_locks where locktype = 'advisory'")).toEqual([]);
  await one.close();
  opened = [];
  // As after a kill: the pooler still holds the connections of the first.
  const second = await open(pooler.url);
  expect((await look.execute(second.database)).rows).toEqual([{ word: 'a' }]);
});

test.skipIf(!hasPooler)(
  'past a pooler a line of its own hears what changed, and whatever changes it here',
  async () => {
    pooler = await startPooler(direct);
    const nobody = 'postgres://nobody:none@127.0.0.1:1/none';
    const one = await open(pooler.url, [nobody, direct]);
    expect(one.said).toEqual([]);
    const heard = listen(one);
    await soon(() => changesOf(one.database)?.complete).toBe(true);
    await runStatement(direct, "notify zhantai_changes, 'thing one'");
    await soon(() => heard.changes).toEqual(['thing one']);
    const before = heard.lost;
    await one.database.transaction().execute((transaction) => sql`select 1`.execute(transaction));
    expect(heard.lost).toBeGreaterThan(before);
  },
);

test('a database that takes no changes, or is in another encoding, is refused with one sentence', async () => {
  await runStatement(direct, `alter database ${name} set default_transaction_read_only = on`);
  await expect(open(direct)).rejects.toThrow(
    /takes no changes \(a standby\): DATABASE_URL must name the primary/,
  );
  const other = `${name}_ascii`;
  const server = inject('testServerUrl');
  await runStatement(server, `create database ${other} encoding 'SQL_ASCII' template template0 locale 'C'`);
  const address = new URL(direct);
  address.pathname = `/${other}`;
  try {
    await expect(open(address.href)).rejects.toThrow(
      /is encoded in SQL_ASCII: make one with ENCODING 'UTF8'/,
    );
  } finally {
    await runStatement(server, `drop database ${other} with (force)`);
  }
});

test('a start waits for another one only while there is something to do, and says so when it takes too long', async () => {
  const holder = new Client({ connectionString: direct });
  await holder.connect();
  const database = createDatabase(createPool(direct, 2, () => {}));
  try {
    await holder.query('select pg_advisory_lock(3853314791062309107)');
    await expect(migrate(database, 1)).rejects.toThrow(
      /Another server has been bringing this database forward/,
    );
    await holder.query('select pg_advisory_unlock(3853314791062309107)');
    await Promise.all([migrate(database), migrate(database)]);
    await holder.query('select pg_advisory_lock(3853314791062309107)');
    await migrate(database);
  } finally {
    await holder.end();
    await database.destroy();
  }
});

test('an index that was broken off is built anew beside the work of others', async () => {
  const database = createDatabase(createPool(direct, 3, () => {}));
  const index = { name: 'kept_word', on: 'on kept (word)' };
  try {
    await sql`create table kept (word text)`.execute(database);
    await sql`insert into kept values ('a'), ('a')`.execute(database);
    // Refused half-way, as after a kill: it is there and not whole.
    await expect(
      sql`create unique index concurrently kept_word on kept (word)`.execute(database),
    ).rejects.toThrow();
    const whole = sql<{ whole: boolean }>`
      select indisvalid as whole from pg_index where indexrelid = to_regclass('kept_word')
    `;
    expect((await whole.execute(database)).rows).toEqual([{ whole: false }]);
    await buildLaterIndexes(database, [index]);
    expect((await whole.execute(database)).rows).toEqual([{ whole: true }]);
    await buildLaterIndexes(database, [index]);
  } finally {
    await database.destroy();
  }
});
