import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { judgePattern } from './compile-pattern.ts';
import { isPlain, judgePlain } from './judge-plain.ts';
import { loadJudge } from './load-judge.ts';

it('engine.md §4: takes a plain pattern exactly where the whole rule takes it', () => {
  const piece = constantFrom(
    'a',
    'b',
    '[ab]',
    '[^a]',
    '[',
    ']',
    '[[a]&&[b]]',
    '-',
    ' ',
    '~',
    '{',
    '}',
    '{2}',
    '{1,}',
    '{,3}',
    '*',
    '+',
    '?',
    '*?',
    '^',
    '$',
    '.',
    '/',
    '𠮷',
    '\\d',
    '\\W',
    '\\b',
    '\\.',
    '\\/',
    '\\-',
    '\\]',
    '\\',
    '\\1',
    '\\k',
    '\\q',
    '\\u0041',
    '\\u005d',
    '\\ud842',
    '\\udfb7',
    '\\u{41}',
    '\\u00',
    '\\p{L}',
    '(',
    '(',
    '(?:',
    '(?=',
    '(?!',
    '(?<=',
    '(?<n>',
    '(?i:',
    ')',
    ')',
    ')?',
    '|',
  );
  assert(
    property(array(piece, { maxLength: 8 }), constantFrom('', 'i', 'u', 'v', 'gimsy'), (pieces, flags) => {
      const text = flags === '' ? pieces.join('') : `/${pieces.join('')}/${flags}`;
      const { taken } = judgePattern(text);
      expect(judgePlain(text).taken).toBe(isPlain(text) && taken);
    }),
    { numRuns: 10_000 },
  );
});

const form = (pattern: string) => ({
  formItems: [{ formItemId: 'a', formItemType: 'input', formItemOriginalData: JSON.stringify({ pattern }) }],
});

it('the whole rule is loaded for a form whose patterns must be read', async () => {
  expect(await loadJudge({ formItems: [] })).toBe(judgePlain);
  expect(await loadJudge(form('/^[ -~]+$/'))).toBe(judgePlain);
  expect(await loadJudge(form(String.raw`/^[\u00c0-\u02af]+$/`))).toBe(judgePlain);
  expect(await loadJudge(form('^(a|b)+$'))).toBe(judgePattern);
});
