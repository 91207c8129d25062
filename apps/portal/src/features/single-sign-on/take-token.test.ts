import { expect, test } from 'vitest';
import { takeToken } from './take-token.ts';

test('a token is taken from before the hash and from behind it, and nothing else is lost', () => {
  expect(takeToken('https://a.test/?exhibition=x&ciec_token=t.1#/ciecXptrsLogin')).toEqual({
    token: 't.1',
    rest: 'https://a.test/?exhibition=x#/ciecXptrsLogin',
  });
  expect(takeToken('https://a.test/#/ciecXptrsLogin?a=1&ciec_token=t')).toEqual({
    token: 't',
    rest: 'https://a.test/#/ciecXptrsLogin?a=1',
  });
  expect(takeToken('https://a.test/#/ciecXptrsLogin')).toBeNull();
});
