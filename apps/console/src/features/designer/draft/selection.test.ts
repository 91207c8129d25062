import type { JsonObject } from '@zhantai/engine';
import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf } from './items.ts';
import {
  keptSelection,
  neighbourOf,
  outOf,
  rangeTo,
  selectOne,
  toggled,
  widened,
  type Selection,
  type Step,
} from './selection.ts';

const item = (id: string, type = 'input'): JsonObject => ({ formItemId: id, formItemType: type });
/** Two items before the first title, then two sections. */
const items = [
  item('a'),
  item('b'),
  item('t1', 'title'),
  item('c'),
  item('d'),
  item('t2', 'title'),
  item('e'),
];
const ids = items.map(idOf);

const out = (one: Selection) => outOf(one, items);

type Act =
  | { readonly kind: 'one' | 'toggle' | 'range'; readonly at: number }
  | { readonly kind: 'go' | 'extend'; readonly to: Step }
  | { readonly kind: 'widen' | 'out' };

const at = integer({ min: 0, max: ids.length - 1 });
const acts = array(
  oneof(
    record({ kind: constantFrom('one' as const, 'toggle' as const, 'range' as const), at }),
    record({
      kind: constantFrom('go' as const, 'extend' as const),
      to: constantFrom<Step>(-1, 1, 'first', 'last'),
    }),
    record({ kind: constantFrom('widen' as const, 'out' as const) }),
  ),
  { maxLength: 30 },
);

function act(selection: Selection, one: Act): Selection {
  switch (one.kind) {
    case 'one':
      return selectOne(ids[one.at] ?? null);
    case 'toggle':
      return toggled(selection, items, ids[one.at] ?? '');
    case 'range':
      return rangeTo(selection, items, ids[one.at] ?? '');
    case 'go':
      return selectOne(neighbourOf(selection, items, one.to));
    case 'extend':
      return rangeTo(selection, items, neighbourOf(selection, items, one.to) ?? '');
    case 'widen':
      return widened(selection, items);
    default:
      return outOf(selection, items);
  }
}

describe('a selection', () => {
  it('holds each item once, in the order of the form, and the one somebody is at', () => {
    assert(
      property(acts, (all) => {
        const { selected, chosen, anchor } = all.reduce(act, selectOne(null));
        expect(chosen).toEqual(ids.filter((id) => chosen.includes(id)));
        expect(chosen.length === 0 ? selected : chosen.includes(selected ?? '')).toBe(
          chosen.length === 0 ? null : true,
        );
        if (anchor !== null) expect(ids).toContain(anchor);
      }),
    );
  });

  it('is left after three presses of Escape at most', () => {
    assert(
      property(acts, (all) => {
        expect(out(out(out(all.reduce(act, selectOne(null))))).chosen).toEqual([]);
      }),
    );
  });

  it('loses nothing but what is gone', () => {
    assert(
      property(acts, at, (all, gone) => {
        const before = all.reduce(act, selectOne(null));
        const left = items.filter((_, place) => place !== gone);
        const after = keptSelection(before, left);
        expect(after.chosen).toEqual(before.chosen.filter((id) => id !== ids[gone]));
        if (after.chosen.length > 0) expect(after.chosen).toContain(after.selected);
      }),
    );
  });

  it('grows and shrinks by a range from where that began', () => {
    const from = rangeTo(selectOne('c'), items, 'e');
    expect(from.chosen).toEqual(['c', 'd', 't2', 'e']);
    expect(rangeTo(from, items, 'b').chosen).toEqual(['b', 't1', 'c']);
  });

  it('takes the section with its title, then all', () => {
    const section = widened(selectOne('d'), items);
    expect(section).toEqual({ table: null, selected: 'd', chosen: ['t1', 'c', 'd'], anchor: 'd' });
    expect(widened(section, items).chosen).toEqual(ids);
    expect(widened(selectOne('b'), items).chosen).toEqual(['a', 'b']);
  });

  it('leads by Escape from several to one, to the title of its section, to nothing', () => {
    const one = outOf(widened(selectOne('d'), items), items);
    expect(one.chosen).toEqual(['d']);
    expect(outOf(one, items).chosen).toEqual(['t1']);
    expect(outOf(selectOne('t1'), items).chosen).toEqual([]);
    expect(outOf(selectOne('a'), items).chosen).toEqual([]);
  });
});
