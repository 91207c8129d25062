import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesOf, createDatabase } from './create-database.ts';
import { createPool } from './create-pool.ts';
import type { Database } from './database.ts';
import { createCache } from './cache.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let test: TestDatabase;
/** Of another process. */
let other: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  await sql`insert into tenant (tenant_id, name) values ('t', 'T')`.execute(test.database);
});
afterAll(() => test.drop());
beforeEach(async () => {
  other = createDatabase(createPool(test.url, 4, () => {}));
  await sql`delete from account`.execute(test.database);
  await sql`insert into account (tenant_id, account_id, phone, name) values ('t', 'a', '1', 'One'), ('t', 'b', '2', 'Two')`.execute(
    test.database,
  );
});
afterEach(() => other.destroy());

/** A memory of names that counts how often it reads. */
function names() {
  const memory = createCache<{ id: string; name: string }>(({ id }) => [`account ${id}`]);
  const reads: string[] = [];
  const read = async (database: Database, id: string): Promise<string | null> => {
    const found = await memory.get(database, id, async () => {
      reads.push(id);
      const { rows } = await sql<{ id: string; name: string }>`
        select account_id as id, name from account where account_id = ${id}`.execute(database);
      return rows[0] ?? null;
    });
    return found?.name ?? null;
  };
  return { read, reads };
}

/** Reads until it is remembered. */
async function learn(
  database: Database,
  { read, reads }: ReturnType<typeof names>,
  id: string,
): Promise<void> {
  await expect
    .poll(
      async () => {
        const before = reads.length;
        await read(database, id);
        return reads.length - before;
      },
      { timeout: 10_000 },
    )
    .toBe(0);
}

const rename = (database: Database, id: string, name: string) =>
  sql`update account set name = ${name} where account_id = ${id}`.execute(database);

describe('what a server remembers (quality.md §3)', () => {
  it('is read once, as long as nothing changes', async () => {
    const { read, reads } = names();
    await learn(test.database, { read, reads }, 'a');
    reads.length = 0;
    expect([await read(test.database, 'a'), await read(test.database, 'a'), reads]).toEqual([
      'One',
      'One',
      [],
    ]);
  });

  it('is read once for all who ask while it is read, but for what was not there yet', async () => {
    const { read, reads } = names();
    await learn(test.database, { read, reads }, 'a');
    reads.length = 0;
    const requests = Array.from({ length: 5 }, () => read(test.database, 'b'));
    expect(await Promise.all(requests)).toEqual(['Two', 'Two', 'Two', 'Two', 'Two']);
    expect(reads).toEqual(['b']);
    reads.length = 0;
    expect(await Promise.all([read(test.database, 'none'), read(test.database, 'none')])).toEqual([
      null,
      null,
    ]);
    expect(reads).toEqual(['none', 'none']);
  });

  it('is forgotten before a change of its own counts as done, alone or in a transaction; the rest stays', async () => {
    const known = names();
    await learn(test.database, known, 'a');
    await learn(test.database, known, 'b');
    known.reads.length = 0;
    for (let round = 1; round <= 20; round += 1) {
      await rename(test.database, 'a', `Name ${round}`);
      expect(await known.read(test.database, 'a')).toBe(`Name ${round}`);
      await test.database.transaction().execute((transaction) => rename(transaction, 'a', `Again ${round}`));
      expect(await known.read(test.database, 'a')).toBe(`Again ${round}`);
    }
    expect(await known.read(test.database, 'b')).toBe('Two');
    expect(known.reads).not.toContain('b');
  });

  it('is forgotten when another process changes it, well within five seconds', async () => {
    const known = names();
    await learn(other, known, 'a');
    await rename(test.database, 'a', 'New');
    await changesOf(other)?.caughtUp();
    expect(await known.read(other, 'a')).toBe('New');
    await sql`delete from account where account_id = 'a'`.execute(test.database);
    await expect.poll(() => known.read(other, 'a'), { timeout: 5_000 }).toBeNull();
  });

  it('is waited for by very many at once, and none of them is a warning', async () => {
    const known = names();
    await learn(other, known, 'a');
    const warnings: string[] = [];
    const warn = (warning: Error): number => warnings.push(warning.message);
    process.on('warning', warn);
    await rename(test.database, 'a', 'New');
    await Promise.all(Array.from({ length: 50 }, async () => changesOf(other)?.caughtUp()));
    expect(await known.read(other, 'a')).toBe('New');
    // Warnings are told a moment after what they warn of.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });

  it('does not count within a transaction, which may have changed it', async () => {
    const known = names();
    await learn(test.database, known, 'a');
    await expect(
      test.database.transaction().execute(async (transaction) => {
        await rename(transaction, 'a', 'Undone');
        expect(await known.read(transaction, 'a')).toBe('Undone');
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await known.read(test.database, 'a')).toBe('One');
  });

  it('does not count when the line breaks, until there is a new one', async () => {
    const known = names();
    await learn(other, known, 'a');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen zhantai_pulse%' and datname = current_database()`.execute(test.database);
    await expect.poll(() => changesOf(other)?.complete, { timeout: 5_000 }).toBe(false);
    await rename(test.database, 'a', 'Meanwhile');
    expect(await known.read(other, 'a')).toBe('Meanwhile');
    await learn(other, known, 'a');
    await rename(test.database, 'a', 'Later');
    await changesOf(other)?.caughtUp();
    expect(await known.read(other, 'a')).toBe('Later');
  });

  it('is not kept where it changed while it was read', async () => {
    const memory = createCache<{ name: string }>(() => ['account a']);
    const known = names();
    await learn(test.database, known, 'a');
    const read = (work: () => Promise<unknown>) =>
      memory.get(test.database, 'a', async () => {
        const { rows } = await sql<{ name: string }>`select name from account where account_id = 'a'`.execute(
          test.database,
        );
        await work();
        return rows[0] ?? null;
      });
    expect(await read(() => rename(test.database, 'a', 'Newer'))).toEqual({ name: 'One' });
    expect(await read(async () => undefined)).toEqual({ name: 'Newer' });
  });
});

it('a connection that breaks between two statements of a transaction is reported by the next one', async () => {
  const work = other.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}, 5000)`.execute(test.database);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    await sql`select 1`.execute(transaction);
  });
  await expect(work).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(other)).rows).toEqual([{ one: 1 }]);
});

describe('the tables that every call asks', () => {
  it.each([
    [
      'booth',
      `insert into booth (tenant_id, exhibition_id, booth_id, hall, number, area, type, exhibitor_id)
      values ('t', 'e', 'b', '1', '1', 9, 'std', 'x')`,
      'exhibitor x',
    ],
    ['exhibitor', `update exhibitor set tags = '{new}' where exhibitor_id = 'x'`, 'exhibitor x'],
    ['form', `update form set late_end_at = now() where form_id = 'f'`, 'form f'],
    [
      'form_extension',
      `insert into form_extension (tenant_id, exhibition_id, form_id, exhibitor_id, end_at, granted_by)
      values ('t', 'e', 'f', 'x', now(), 's')`,
      'exhibitor x',
    ],
    ['membership', `update membership set form_ids = '{f}' where membership_id = 'm'`, 'membership m'],
    ['session', `update session set revoked_at = now() where session_id = 's'`, 'session s'],
    ['account', `update account set locked_reason = 'unpaid' where account_id = 'a'`, 'account a'],
  ])('tell when a %s changes', async (_table, statement, notification) => {
    await sql
      .raw(`
      insert into exhibition (tenant_id, exhibition_id, title, client_id, client_secret, profile)
        values ('t', 'e', '{}', 'c', 's', '{}') on conflict do nothing;
      insert into exhibitor (tenant_id, exhibition_id, exhibitor_id, name) values ('t', 'e', 'x', 'X') on conflict do nothing;
      insert into form (tenant_id, exhibition_id, form_id, form_type, page_key, form_code, form_group, title, purpose)
        values ('t', 'e', 'f', '1', 'p', 'A1', 'A', '{}', '{}') on conflict do nothing;
      insert into membership (tenant_id, exhibition_id, membership_id, account_id, role)
        values ('t', 'e', 'm', 'a', 'reviewer') on conflict do nothing;
      insert into session_family (tenant_id, family_id, account_id, address, user_agent, ends_at, renewable_until)
        values ('t', 'y', 'a', '', '', now(), now()) on conflict do nothing;
      insert into session (tenant_id, exhibition_id, session_id, family_id, account_id, membership_id, client_id,
          address, user_agent)
        values ('t', 'e', 's', 'y', 'a', 'm', 'c', '', '') on conflict do nothing;
    `)
      .execute(test.database);
    const heard: string[] = [];
    const changes = changesOf(test.database);
    changes?.tell({ changed: (what) => heard.push(what), lost: () => {} });
    await sql.raw(statement).execute(test.database);
    expect(heard).toContain(notification);
    await sql
      .raw(`delete from session; delete from membership; delete from form_extension; delete from booth`)
      .execute(test.database);
  });
});
