import { assert, property, string, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from './draft-cipher.ts';

const key = new Uint8Array(32).fill(7);

test('what was sealed opens with its key alone, whatever it is', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 500 }), (text) => {
      const sealed = seal(key, text);
      expect(unseal(key, sealed)).toBe(text);
      expect(unseal(new Uint8Array(32).fill(8), sealed)).toBeNull();
    }),
  );
});

test('a text of megabytes is sealed; one that was changed does not open', () => {
  const text = '展'.repeat(1_000_000);
  const sealed = seal(key, text);
  expect(sealed).not.toContain('展');
  expect(unseal(key, sealed)).toBe(text);
  expect(unseal(key, `${sealed.slice(0, -8)}AAAAAAA=`)).toBeNull();
});

test('no text makes it throw', () => {
  assert(
    property(uint8Array({ maxLength: 100 }), (bytes) => {
      expect(unseal(key, String.fromCharCode(...bytes))).toBeNull();
    }),
  );
});
