import { array, assert, constantFrom, option, property } from 'fast-check';
import { expect, it } from 'vitest';
import { RowIds } from './row-ids.ts';

it('engine.md §2: no two rows of a session bear the same id, and a wanted one that is free is kept', () => {
  const wanted = option(constantFrom('a', 'r1', 'r2', 'r3', 'r10', 'r01', 'r-1', 'r', 'b-1'), {
    nil: undefined,
  });
  const makers = constantFrom<(() => string) | undefined>(
    undefined,
    () => 'r2',
    () => 'b',
  );
  assert(
    property(makers, array(wanted, { maxLength: 30 }), (make, all) => {
      const ids = new RowIds(make);
      const given = new Set<string>();
      for (const one of all) {
        const id = ids.take(one);
        expect(given.has(id)).toBe(false);
        if (one !== undefined && !given.has(one)) expect(id).toBe(one);
        given.add(id);
      }
    }),
  );
});
