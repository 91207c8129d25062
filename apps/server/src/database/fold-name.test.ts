import { foldText } from '@zhantai/engine';
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestFair, type TestFair } from '../http/test-fair.ts';

let fair: TestFair;
beforeAll(async () => {
  fair = await openTestFair();
});
afterAll(() => fair.close());

const inDatabase = async (texts: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ folded: string }>`
    select fold_name(text) as folded from unnest(${[...texts]}::text[]) with ordinality as given (text, place)
    order by place`.execute(fair.server.database);
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
const letters = Array.from({ length: 0x0560 - 0x00c0 }, (_, place) => String.fromCodePoint(0x00c0 + place));

it('every Latin, Greek, Cyrillic and Armenian letter is folded alike in any locale of the database', async () => {
  const words = letters.flatMap((letter) => [letter, `${letter}x`, `x${letter}`]);
  expect(await inDatabase(words)).toEqual(words.map(foldText));
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
])('%s is found as %s', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});
