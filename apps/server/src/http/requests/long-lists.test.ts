import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyOf } from '../../database/queries/any-of.ts';
import { isDatabaseAway } from '../../database/failures/is-database-away.ts';
import { type StoredEntry } from '../../dictionaries/index.ts';
import { putEntries } from '../../dictionaries/testing.ts';
import { findEntries } from '../../dictionaries/testing.ts';
import { findFiles } from '../../files/index.ts';
import { openTestFair, type TestFair } from '../testing/test-fair.ts';

let fair: TestFair;
beforeAll(async () => {
  fair = await openTestFair();
});
afterAll(() => fair.close());

/** More than a statement has parameters. */
const many = 70_000;

const entry = (index: number, name: string): StoredEntry => ({
  value: `v${index}`,
  parent: null,
  label: { 'zh-Hans': `"${name}", \\ 展台` },
  description: null,
  facets: { of: ['a,b', '{c}', ''] },
  disabled: false,
  hasInput: true,
});

describe('a list that is longer than a statement has parameters', () => {
  it('is requested in one parameter', async () => {
    const ids = Array.from({ length: many }, (_, index) => `file-${index}`);
    expect(await findFiles(fair.server.database, fair.exhibition, ids)).toEqual([]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from generate_series(1, 10) as number where number = ${anyOf([3, 4, ...ids.keys()])}
    `.execute(fair.server.database);
    expect(rows).toEqual([{ count: 10 }]);
  });

  it('is inserted in one parameter, texts and JSON as they are, and again in place of what was there', async () => {
    const {
      exhibition,
      server: { database },
    } = fair;
    const entries = Array.from({ length: 10_000 }, (_, index) => entry(index, 'first'));
    await putEntries(database, exhibition, 'long', entries);
    await putEntries(database, exhibition, 'long', [entry(0, 'second')]);
    const stored = await findEntries(database, exhibition, 'long');
    expect(stored).toHaveLength(10_000);
    expect(stored.find(({ value }) => value === 'v0')).toEqual(entry(0, 'second'));
    expect(stored.find(({ value }) => value === 'v9999')).toEqual(entry(9_999, 'first'));
  });

  it('that goes as parameters all the same is a failure, not a lost connection', async () => {
    const values = sql.join(Array.from({ length: many }, (_, index) => sql`${index}`));
    const failed = sql`select 1 where 1 in (${values})`.execute(fair.server.database);
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseAway(error)).toBe(false);
  });
});
