import { array, assert, boolean, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, itemsOf } from './items.ts';
import { withMovedToSection } from './section-move.ts';
import { sectionNumber } from './selection.ts';

const formOf = (titles: readonly boolean[]) => ({
  formItems: titles.map((isTitle, at) => ({
    formItemId: String(at),
    formItemType: isTitle ? 'title' : 'input',
  })),
});

describe('moving to another section', () => {
  it('loses nothing, keeps the order of the others, and leads one section on', () => {
    assert(
      property(
        array(boolean(), { minLength: 1, maxLength: 20 }),
        nat(),
        constantFrom(-1, 1),
        (titles, pick, by) => {
          const detail = formOf(titles);
          const items = itemsOf(detail);
          const id = String(pick % titles.length);
          const next = withMovedToSection(detail, [id], by);
          const after = itemsOf(next);
          expect(after.map(idOf).toSorted()).toEqual(items.map(idOf).toSorted());
          if (titles[Number(id)] === true) return;
          const rest = (ids: readonly string[]) => ids.filter((one) => one !== id);
          expect(rest(after.map(idOf))).toEqual(rest(items.map(idOf)));
          const [from, to] = [sectionNumber(items, id), sectionNumber(after, id)];
          expect(to).toBe(next === detail ? from : from + by);
        },
      ),
    );
  });

  it('takes a title with all that stands under it', () => {
    const detail = formOf([true, false, true, false, false]);
    expect(itemsOf(withMovedToSection(detail, ['2'], -1)).map(idOf)).toEqual(['2', '3', '4', '0', '1']);
    expect(itemsOf(withMovedToSection(detail, ['0'], 1)).map(idOf)).toEqual(['2', '3', '4', '0', '1']);
    expect(withMovedToSection(detail, ['2'], 1)).toBe(detail);
  });
});
