import { expect, it } from 'vitest';
import { transportAddress } from './transport-address.ts';

it('leads to the list, to a client, to one of its forms, and to look at what was decided', () => {
  expect(transportAddress()).toBe('/transportSupplier');
  expect(transportAddress('Z 1')).toBe('/transportSupplier?exhibitor=Z+1');
  expect(transportAddress('Z1', 'f&1')).toBe('/transportSupplier?exhibitor=Z1&form=f%261');
  expect(transportAddress('Z1', undefined, true)).toBe('/transportSupplier?exhibitor=Z1&detail=1');
});
