import { array, assert, boolean, double, integer, property, record, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, itemsOf, withPlaced } from '../draft/items.ts';
import { dropOn, rowsOf, type Placed } from './drop-place.ts';

const placed = (id: string, span: number, isTitle = false): Placed => ({ id, span, isTitle });
/** T, then a and b beside each other, c alone, an empty section U, then d. */
const form = [
  placed('T', 24, true),
  placed('a', 12),
  placed('b', 12),
  placed('c', 24),
  placed('U', 24, true),
  placed('V', 24, true),
  placed('d', 8),
];
const middle = 0.5;
const one = (id: string, span = 12) => ({ ids: [id], span });
const isNew = { ids: [], span: 12 };

describe('the rows of a form', () => {
  it('are full at 24 columns and hold every item once, titles alone', () => {
    const forms = array(record({ span: integer({ min: 3, max: 24 }), isTitle: boolean() }), {
      maxLength: 30,
    });
    assert(
      property(forms, (all) => {
        const items = all.map((item, at) => ({ ...item, id: String(at) }));
        const rows = rowsOf(items);
        expect(rows.flat()).toEqual(items);
        for (const row of rows) {
          if (row.some(({ isTitle }) => isTitle)) expect(row).toHaveLength(1);
          else expect(row.reduce((sum, { span }) => sum + span, 0)).toBeLessThanOrEqual(24);
        }
      }),
    );
  });
});

describe('a drop', () => {
  it('in the upper half of an item goes before its row, in the lower behind it', () => {
    expect(dropOn(form, 'b', { x: middle, y: 0.1 }, isNew)).toEqual({
      place: { side: 'before', id: 'a' },
      along: ['a', 'b'],
      edge: 'top',
      halved: null,
    });
    expect(dropOn(form, 'a', { x: middle, y: 0.9 }, isNew)?.place).toEqual({ side: 'after', id: 'b' });
  });

  it('at the side of an item goes beside it, both at 12 columns where they have no room else', () => {
    expect(dropOn(form, 'd', { x: 0.9, y: middle }, isNew)).toMatchObject({
      place: { side: 'after', id: 'd' },
      edge: 'right',
      halved: null,
    });
    expect(dropOn(form, 'c', { x: 0.1, y: middle }, isNew)).toMatchObject({
      place: { side: 'before', id: 'c' },
      edge: 'left',
      halved: 'c',
    });
  });

  it('of several or of a title has no side', () => {
    expect(dropOn(form, 'c', { x: 0.1, y: 0.9 }, { ids: ['a', 'b'], span: null })?.edge).toBe('bottom');
  });

  it('on the head of a section goes to its end, also into an empty one', () => {
    expect(dropOn(form, 'T', { x: middle, y: middle }, isNew)?.place).toEqual({ side: 'after', id: 'c' });
    expect(dropOn(form, 'U', { x: middle, y: middle }, isNew)?.place).toEqual({ side: 'after', id: 'U' });
    expect(dropOn(form, 'T', { x: middle, y: 0.9 }, isNew)?.place).toEqual({ side: 'after', id: 'T' });
    expect(dropOn(form, 'U', { x: middle, y: 0.1 }, isNew)?.place).toEqual({ side: 'before', id: 'U' });
  });

  it('on what is dragged does nothing', () => {
    expect(dropOn(form, 'a', { x: middle, y: middle }, one('a'))).toBeNull();
  });

  it('anywhere keeps every item once and the others in their order', () => {
    const detail = { formItems: form.map(({ id }) => ({ formItemId: id })) };
    const ids = form.map(({ id }) => id);
    const share = double({ min: 0, max: 1, noNaN: true });
    assert(
      property(
        subarray(ids, { minLength: 1 }),
        integer({ min: 0, max: 6 }),
        share,
        share,
        (dragged, at, x, y) => {
          const span = dragged.length === 1 ? 12 : null;
          const drop = dropOn(form, ids[at] ?? '', { x, y }, { ids: dragged, span });
          if (drop === null) return;
          expect(dragged).not.toContain(drop.place.id);
          const after = itemsOf(withPlaced(detail, dragged, drop.place)).map(idOf);
          expect([...after].sort()).toEqual([...ids].sort());
          expect(after.filter((id) => !dragged.includes(id))).toEqual(
            ids.filter((id) => !dragged.includes(id)),
          );
          const from = after.indexOf(dragged[0] ?? '');
          expect(after.slice(from, from + dragged.length)).toEqual(dragged);
        },
      ),
    );
  });
});
