import { randomBytes } from 'node:crypto';
import { foldText } from '@zhantai/engine';
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { Kysely, PostgresDialect, sql, type QueryExecutorProvider } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestFair, type TestFair } from '../http/testing/test-fair.ts';
import { createPool } from './create-pool.ts';
import { foldLetters } from './migrations/entries/fold-letters.ts';
import { foldName } from './migrations/entries/fold-name.ts';
import { migrations } from './migrations/index.ts';
import { runStatement } from './run-statement.ts';

let fair: TestFair;
beforeAll(async () => {
  fair = await openTestFair();
});
afterAll(() => fair.close());

const inDatabase = async (
  texts: readonly string[],
  database: QueryExecutorProvider = fair.server.database,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ folded: string }>`
    select fold_name(text) as folded from unnest(${[...texts]}::text[]) with ordinality as given (text, place)
    order by place`.execute(database);
  return rows.map(({ folded }) => folded);
};

/** What no text of PostgreSQL holds, and modifier letters of Unicode 15, which PostgreSQL 15 cannot take apart. */
const unknown = /\0|[\u{1e030}-\u{1e06d}]/gu;

it('names are folded alike by the database and by whoever searches a list', async () => {
  const odd = constantFrom(
    '\u00b7',
    '\u2022',
    '\u30fb',
    '\uff65',
    '\u2027',
    '\u200b',
    '\u202e',
    '\u00a0',
    '\u3000',
    '\uff21',
    '\u00c9',
    'e\u0301',
    '\u{20bb7}',
    '\u845b\u{e0100}',
    '\u3007',
    '\u3005',
    '\uff08',
    '\ufb01',
    '\u2460',
    '-',
    '%',
    '_',
    'Z',
    '\u5f20',
    '\u0645\u200c',
    '\u{1f3aa}',
    '\u3164',
    '\u00df',
    '\u2019',
  );
  const texts = oneof(
    array(odd, { maxLength: 8 }).map((parts) => parts.join('')),
    string({ unit: 'grapheme', maxLength: 8 }),
  );
  await assert(
    asyncProperty(array(texts, { minLength: 20, maxLength: 40 }), async (list) => {
      const clean = list.map((text) => text.replaceAll(unknown, ''));
      expect(await inDatabase(clean)).toEqual(clean.map(foldText));
    }),
    { numRuns: 10 },
  );
});

/** Letters of the scripts that names are written in, all of which PostgreSQL 14 and Node 20 know. */
const letters = (
  [
    [0x00c0, 0x0560],
    [0x1e00, 0x2000],
    [0x2c60, 0x2c80],
  ] as const
).flatMap(([from, to]) =>
  Array.from({ length: to - from }, (_, place) => String.fromCodePoint(from + place)),
);

const words = letters.flatMap((letter) => [letter, `${letter}x`, `x${letter}`]);

it('every Latin, Greek, Cyrillic and Armenian letter is folded alike', async () => {
  expect(await inDatabase(words)).toEqual(words.map(foldText));
});

it('so it is in a database that knows no letters but A to Z', async () => {
  const server = inject('testServerUrl');
  const name = `zhantai_test_c_${randomBytes(6).toString('hex')}`;
  await runStatement(server, `create database ${name} encoding 'UTF8' template template0 locale 'C'`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const pool = createPool(address.href, 1, () => {});
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await foldName[0]?.execute(database);
    await foldLetters(database);
    expect(await inDatabase(words, database)).toEqual(words.map(foldText));
  } finally {
    await database.destroy();
    await runStatement(server, `drop database ${name} with (force)`);
  }
});

it('who was stored before is found by what is typed for the letters of the name', async () => {
  const { database } = fair.server;
  await fair.exhibitor('e1');
  const folded = async (): Promise<unknown> =>
    (
      await database.selectFrom('exhibitor').select('folded').where('name_en', '=', '\u00d8rsted').execute()
    )[0];
  await database
    .updateTable('exhibitor')
    .set({ name: '\u0141\u00f3d\u017a', name_en: '\u00d8rsted' })
    .where('exhibitor_id', '=', 'e1')
    .execute();
  await migrations['0046-folded-in-every-locale']?.up(database);
  expect(await folded()).toEqual({ folded: '\u0142odz|\u00f8rsted' });
  await migrations['0056-letters-that-stay-whole']?.up(database);
  expect(await folded()).toEqual({ folded: 'lodz|orsted' });
});

it.each([
  ['\u00d8rsted', '\u00f8rsted'],
  ['\u039f\u0394\u039f\u03a3', '\u03bf\u03b4\u03bf\u03c3'],
  ['\u0413\u0410\u0417', '\u0433\u0430\u0437'],
  ['\u4e70\u4e70\u63d0\u00b7\u963f\u5408\u5949', '\u4e70\u4e70\u63d0\u2022\u963f\u5408\u5949'],
  ['\u4e70\u4e70\u63d0\u30fb\u963f\u5408\u5949', '\u4e70\u4e70\u63d0\u2027\u963f\u5408\u5949'],
  ['\uff21\uff23\uff2d\uff25', 'acme'],
  ['Jos\u00e9 O\u2019Brien', "jose o'brien"],
  ['\u5f20\u200b\u4e09', '\u5f20 \u4e09'],
  ['Hauptstra\u00dfe', 'HAUPTSTRASSE'],
  ['\u1e9e', 'ss'],
  ['\u00d8rsted', 'Orsted'],
  ['\u0141\u00f3d\u017a', 'Lodz'],
  ['\u0110\u1eb7ng V\u0103n', 'dang van'],
  ['\u0110\u0061\u0306\u0323ng', 'Dang'],
  ['\u00c6gir \u01fd', 'aegir ae'],
  ['C\u0153ur', 'coeur'],
  ['\u00deorl\u00e1ksh\u00f6fn', 'Thorlakshofn'],
  ['Da\u00f0i', 'Dadi'],
  ['Y\u0131ld\u0131z \u0130\u015f', 'yildiz is'],
  ['\u018aantata', 'Dantata'],
])('%s is found as %s', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});
