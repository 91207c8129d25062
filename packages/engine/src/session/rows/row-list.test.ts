import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowList } from './row-list.ts';
import type { Placed } from './row-list.ts';

const steps = array(
  record({
    kind: constantFrom('insert', 'insert', 'remove', 'move', 'ask', 'set'),
    one: nat({ max: 200 }),
    other: nat({ max: 200 }),
  }),
  { maxLength: 200 },
);

describe('engine.md §6: rows keep their identity', () => {
  it('and know their place after any sequence of changes', () => {
    assert(
      property(steps, (changes) => {
        const list = new RowList<Placed>();
        let model: readonly Placed[] = [];
        const gone: Placed[] = [];
        for (const { kind, one, other } of changes) {
          const before = list.all();
          const from = model.length === 0 ? 0 : one % model.length;
          const row = model[from];
          if (kind === 'insert') {
            const fresh: Placed = { place: other };
            list.insert(from, fresh);
            model = model.toSpliced(from, 0, fresh);
          } else if (row === undefined) continue;
          else if (kind === 'remove') {
            list.remove(from);
            model = model.toSpliced(from, 1);
            gone.push(row);
          } else if (kind === 'move') {
            const to = other % model.length;
            list.move(from, to);
            model = model.toSpliced(from, 1).toSpliced(to, 0, row);
          } else if (kind === 'set') {
            model = model.toReversed();
            list.set(model);
          } else {
            expect(list.placeOf(row)).toBe(from);
            expect(list.all()).toBe(before);
            continue;
          }
          expect(list.all()).not.toBe(before);
          expect(list.length).toBe(model.length);
          expect(list.at(one)).toBe(model[one]);
        }
        expect(list.all()).toEqual(model);
        expect(model.map((row) => list.placeOf(row))).toEqual(model.map((_, place) => place));
        expect(gone.map((row) => list.placeOf(row))).toEqual(gone.map(() => -1));
      }),
    );
  });
});
