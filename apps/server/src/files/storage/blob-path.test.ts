import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blobPath } from './blob-path.ts';

const key = (tenantId: string, exhibitionId = 'e'): Parameters<typeof blobPath>[0] => ({
  tenantId,
  exhibitionId,
  sha256: 'ab12',
});

describe('the path of a content', () => {
  it.each([
    ['acme', 'acme/e/ab12'],
    ['acme.fairs', 'acme~2e~fairs/e/ab12'],
    ['..', '~2e~~2e~/e/ab12'],
    ['a/b', 'a~2f~b/e/ab12'],
  ])('of the tenant %s is %s', (tenantId, path) => {
    expect(blobPath(key(tenantId))).toBe(path);
  });

  it('stays in its folder and belongs to one tenant only, whatever the ids hold', () => {
    const id = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(id, id, (one, other) => {
        expect(blobPath(key(one))).toMatch(/^[A-Za-z0-9_~-]+\/e\/ab12$/);
        expect(blobPath(key(one)) === blobPath(key(other))).toBe(one === other);
      }),
    );
  });

  it('is refused for an id that no folder can be named after', () => {
    expect(() => blobPath(key(''))).toThrow('empty or too long');
    expect(() => blobPath(key('.'.repeat(100)))).toThrow('empty or too long');
  });
});
