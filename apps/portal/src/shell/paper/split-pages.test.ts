import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitPages, type Block } from './split-pages.ts';

const block = (height: number, heading = false, lead = 0): Block => ({ height, heading, lead });

describe('pages of a document', () => {
  it('holds what fits, and goes on with the next page', () => {
    expect(splitPages([block(40), block(50), block(20)], 100)).toEqual([
      { from: 0, to: 2, offset: 0 },
      { from: 2, to: 3, offset: 0 },
    ]);
    expect(splitPages([], 100)).toEqual([]);
  });

  it('takes a heading along to the next page', () => {
    expect(splitPages([block(80), block(15, true), block(30)], 100)).toEqual([
      { from: 0, to: 1, offset: 0 },
      { from: 1, to: 3, offset: 0 },
    ]);
  });

  it('counts the head of a table on every page of it', () => {
    expect(splitPages([block(40, false, 20), block(40, false, 20), block(40, false, 20)], 100)).toEqual([
      { from: 0, to: 2, offset: 0 },
      { from: 2, to: 3, offset: 0 },
    ]);
  });

  it('cuts what is higher than a page', () => {
    expect(splitPages([block(10), block(250), block(10)], 100)).toEqual([
      { from: 0, to: 1, offset: 0 },
      { from: 1, to: 2, offset: 0 },
      { from: 1, to: 2, offset: 100 },
      { from: 1, to: 2, offset: 200 },
      { from: 2, to: 3, offset: 0 },
    ]);
  });

  it('loses nothing, repeats nothing and fills no page above its room', () => {
    const blocks = fc.array(
      fc.record({ height: fc.integer({ min: 1, max: 300 }), heading: fc.boolean(), lead: fc.constant(0) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(blocks, (some) => {
        const pages = splitPages(some, 200);
        const seen = pages.flatMap(({ from, to, offset }) =>
          offset > 0 ? [] : Array.from({ length: to - from }, (_, step) => from + step),
        );
        expect(seen).toEqual(some.map((_, index) => index));
        for (const { from, to } of pages) {
          const height = some.slice(from, to).reduce((sum, one) => sum + one.height, 0);
          if (to - from > 1) expect(height).toBeLessThanOrEqual(200);
        }
      }),
    );
  });
});
