import { assert, jsonValue, property } from 'fast-check';
import { canonicalize } from 'json-canonicalize';
import { expect, it } from 'vitest';

const value = jsonValue({ maxDepth: 4, stringUnit: 'binary' });

it('says what JSON says, with every key in order', () => {
  assert(
    property(value, (one) => {
      const text = canonicalize(one);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(one)));
      expect(canonicalize(JSON.parse(text))).toBe(text);
    }),
  );
  expect(canonicalize({ b: 1, a: { 10: 'x', 9: 'y' } })).toBe('{"a":{"10":"x","9":"y"},"b":1}');
  expect(canonicalize([{ b: 1, 10: 'x', 9: 'y' }, { b: [{ d: 1, c: 2 }], a: ['z'] }, [], null])).toBe(
    '[{"10":"x","9":"y","b":1},{"a":["z"],"b":[{"c":2,"d":1}]},[],null]',
  );
});

it('escapes as JSON does, also halves of a pair', () => {
  const texts = ['', 'a"b', 'a\\b', '\n', '\u0000', '\u007F', '\u2028', '😀', '\uD83D', '\uDE00', ' ~', '[]'];
  for (const text of texts) expect(canonicalize(text)).toBe(JSON.stringify(text));
  for (let code = 0; code <= 0xffff; code += 1) {
    const text = String.fromCharCode(code);
    if (canonicalize(text) !== JSON.stringify(text)) throw new Error(`U+${code.toString(16)}`);
  }
});

it('leaves out what JSON does not hold', () => {
  expect(canonicalize({ a: undefined, b: [undefined, null] })).toBe('{"b":[null,null]}');
});
