import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from './compile-pattern.ts';
import { testPattern } from './read-pattern.ts';

function matches(pattern: string, value: string): boolean | 'refused' {
  const compiled = compilePattern(pattern);
  return compiled === null ? 'refused' : testPattern(compiled, value);
}

describe('engine.md §4: how a pattern is read', () => {
  it.each([
    ['/^a.c$/i', 'ABC', true],
    ['/^a.c$/', 'ABC', false],
    ['a+', 'caat', true],
    ['/a/b/', 'a/b', true],
    ['/api/list', 'x/api/list', true],
    ['/', 'a/b', true],
    ['//', '', true],
    ['/^.$/u', '𠮷', true],
    ['/^.$/', '𠮷', false],
    ['/^[\\p{L}--[a-z]]$/v', 'A', true],
    ['/^b/m', 'a\nb', true],
  ])('%s on %j is %s', (pattern, value, expected) => {
    expect(matches(pattern, value)).toBe(expected);
  });

  it('drops g and y, so that a test has no memory', () => {
    const compiled = compilePattern('/a/gy');
    expect(compiled?.flags).toBe('');
    expect([matches('/a/g', 'ba'), matches('/a/g', 'ba'), matches('/a/y', 'ba')]).toEqual([true, true, true]);
  });

  it('gives the same object for the same text', () => {
    expect(compilePattern('^x{3}$')).toBe(compilePattern('^x{3}$'));
  });
});

describe('engine.md §4: what is refused', () => {
  it.each([
    '(',
    '/[z-a]/',
    '/a/ii',
    '/a/uv',
    '(a+)+$',
    '/^(\\w+\\s?)*$/',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(?:\\d+,)*',
    '(a*?)*?',
    '(?:a{2,})+',
    '(?:a+){2,}',
    '(?:a+){1,50}',
    '(?:a{1,5000})*',
    '((a+)b)*',
    '(?<x>a+)*',
    '(?:(?=a+)b)*',
    '(a|ab)*',
    '(a|a)*',
    '(?:(?:a|ab)c)+',
    '(\\d|[0-9a])*',
    '(\\w|_)+',
    '(.|x)*',
    '/(a|A)*/i',
    '/(\\p{Lu}|A)*/u',
    '/(\\u{20BB7}|𠮷)*/u',
    '/(\\u{40001}|[\\u{40000}-\\u{40002}])*/u',
    '/(\\uD8C0\\uDC01|x)*/u',
    '/(\\u{10FFFF}|[^a])*/u',
    '(a|)*',
    '(a?|b)*',
    '(a|b?a)+',
    '(?:a|b){2,}(?:x|xy){11,}',
    '(.)\\1',
    '(?<q>.)\\k<q>',
    '(?<=a)b',
    '(?<!a)b',
    `[${'a'.repeat(1001)}]`,
    `(?:${Array.from({ length: 70 }, (_, i) => `\\u${(0x4e00 + i).toString(16)}`).join('|')})*`,
  ])('refuses %s', (pattern) => {
    expect(compilePattern(pattern)).toBeNull();
  });
});

describe('engine.md §4: what is taken', () => {
  it.each([
    ['^(a|b)+$', 'abba', true],
    ['^(?:ab|cd)*$', 'abcd', true],
    ['^(?:\\d{1,3}\\.){3}\\d{1,3}$', '10.0.0.1', true],
    ['^(?:\\d+,){1,5}\\d+$', '1,22,3', true],
    ['^\\d+(?:-\\d{2})*$', '1-02-03', true],
    ['^(?:[a-z]{1,20} ?)*$', 'ab cd', true],
    ['^(?:a?b)*$', 'abb', true],
    ['^(?:x(?:a|b)?y)*$', 'xayxy', true],
    ['^(?=.*\\d)(?=.*[a-z])\\w{6,20}$', 'abc123', true],
    ['^(?:(?!ab)[a-z])+$', 'xyz', true],
    ['^(?:\\p{Lu}|\\d)*$', 'pLu', false],
    ['/^(?:\\p{L}|\\d|-)*$/u', '展a-1', true],
    ['/^(?:\\uD842\\uDFB7|\\u{1F3AA}|x)+$/u', '𠮷🎪', true],
    ['/^(?:[\\uD800-\\uDBFF]|[\\uDC00-\\uDFFF])+$/', '𠮷', true],
    ['^(?:\\(|\\))+$', '()', true],
    ['^(?:[[]|])+$', '[]', true],
    ['^(?:[\\]a]|b)+$', ']ab', true],
    ['a{,5}', 'a{,5}', true],
    ['^a+b+c*$', 'aab', true],
    ['^(?<year>\\d{4})-(?<month>\\d\\d)$', '2027-03', true],
    ['^(a|ab)$', 'ab', true],
    ['^(?:a|ab){1,3}$', 'aba', true],
    ['^\\x41\\u0042\\cJ\\0$', 'AB\n\0', true],
    ['^(?:[^,]|,,)*$', 'a,,b', true],
  ])('%s on %j is %s', (pattern, value, expected) => {
    expect(matches(pattern, value)).toBe(expected);
  });
});

describe('engine.md §4: a value of more than 2,000 characters is not tested', () => {
  it('counts code points', () => {
    expect(matches('/./u', 'x'.repeat(2000))).toBe(true);
    expect(matches('/./u', 'x'.repeat(2001))).toBe(false);
    expect(matches('/./u', '𠮷'.repeat(2000))).toBe(true);
    expect(matches('/./u', '𠮷'.repeat(2001))).toBe(false);
    expect(matches('/./u', 'x'.repeat(5000))).toBe(false);
  });
});

it('never throws, and agrees with RegExp wherever it takes a pattern', () => {
  const piece = constantFrom(
    'a',
    'b',
    '[ab]',
    '\\d',
    '(',
    '(?:',
    ')',
    '|',
    '*',
    '+',
    '?',
    '{2}',
    '{1,}',
    '\\',
    ']',
    '^',
    '.',
  );
  assert(
    property(
      array(piece, { maxLength: 10 }),
      string({ maxLength: 12, unit: constantFrom('a', 'b', '1') }),
      (pieces, value) => {
        const text = pieces.join('');
        const compiled = compilePattern(text);
        if (compiled !== null) expect(testPattern(compiled, value)).toBe(new RegExp(text).test(value));
      },
    ),
    { numRuns: 3000 },
  );
});
