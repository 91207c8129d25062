import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { readClaims } from './read-claims.ts';

const tokenOf = (claims: object): string =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

test('a token says whom it names, in any script', () => {
  expect(readClaims(tokenOf({ name: '程砚秋', phone: '13800000001' }))).toEqual({
    name: '程砚秋',
    phone: '13800000001',
  });
  expect(readClaims(tokenOf({ sub: '13800000001' }))).toEqual({ name: '', phone: '13800000001' });
});

test('what is no token names nobody', () => {
  assert(
    property(string(), (text) => {
      const { name, phone } = readClaims(text);
      expect([typeof name, typeof phone]).toEqual(['string', 'string']);
    }),
  );
});
