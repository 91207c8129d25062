import { parseItem, type FieldType } from '@zhantai/engine';
import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findItem,
  idOf,
  itemsOf,
  withInserted,
  withItem,
  withItemSetting,
  withMoved,
  withoutItems,
  type Detail,
} from './items.ts';
import { newItem } from './new-item.ts';
import { renewItems } from './renew-items.ts';
import { selectOne } from './selection.ts';
import { arrive, doChange, endVisit, redo, startWork, undo, type Work } from './work.ts';

/** A form as another product writes it: keys nobody knows, values of every JSON type, things that are no items. */
const draft: Detail = {
  formId: 'f',
  own: { deep: [1, null] },
  formItems: [
    {
      formItemId: 'a',
      formItemType: 'input',
      formItemLabel: 'A',
      formItemOriginalData: ' {"prop" : "a", "span":12.0} ',
      z: 1,
    },
    null,
    { prop: 'b', label: 'B', type: 'select', dicData: ['x', 3], formItemId: 'b', rare: { c: [] } },
    'text',
    {
      formItemId: 'c',
      formItemType: 'title',
      formItemLabel: 'C',
      formItemRequired: 0,
      formItemOriginalData: '{oops',
    },
  ],
  formLogic: { scheme: [] },
};

const words = { label: 'New', option: (number: number) => `Option ${number}` };
let drawn = 0;
const chance = { now: () => 1_800_000_000_000, random: () => (drawn++ % 997) / 997 };

type Act =
  | { readonly kind: 'insert'; readonly type: FieldType }
  | { readonly kind: 'remove' | 'up' | 'down' | 'copy' }
  | { readonly kind: 'label' | 'span'; readonly value: number }
  | { readonly kind: 'select'; readonly at: number };

const acts = array(
  oneof(
    record({
      kind: constantFrom('insert' as const),
      type: constantFrom<FieldType>('input', 'radio', 'title'),
    }),
    record({ kind: constantFrom('remove' as const, 'up' as const, 'down' as const, 'copy' as const) }),
    record({ kind: constantFrom('label' as const, 'span' as const), value: integer({ min: 1, max: 24 }) }),
    record({ kind: constantFrom('select' as const), at: integer({ min: 0, max: 9 }) }),
  ),
  { maxLength: 40 },
);

function act(work: Work, one: Act): Work {
  const { detail, selected } = work;
  if (one.kind === 'select') return { ...work, ...selectOne(idAt(detail, one.at)) };
  const says = one.kind;
  if (one.kind === 'insert') {
    const item = newItem(one.type, words, chance);
    return doChange(work, {
      says,
      detail: withInserted(detail, selected === null ? null : { side: 'after', id: selected }, [item]),
      selected: idOf(item),
    });
  }
  const item = findItem(detail, selected);
  if (item === undefined || selected === null) return work;
  switch (one.kind) {
    case 'remove':
      return doChange(work, { says, detail: withoutItems(detail, [selected]), selected: null });
    case 'up':
    case 'down':
      return doChange(work, {
        says,
        detail: withMoved(detail, [selected], one.kind === 'up' ? -1 : 1),
        selected,
      });
    case 'copy': {
      const { items } = renewItems(detail, [item], chance);
      const place = { side: 'after', id: selected } as const;
      return doChange(work, {
        says,
        detail: withInserted(detail, place, items),
        selected: idOf(items[0] ?? {}),
      });
    }
    default: {
      const from = parseItem(item)[one.kind];
      const to = one.kind === 'label' ? `L${one.value}` : one.value;
      const visit = `${selected} ${one.kind}`;
      return doChange(work, {
        says,
        detail: withItem(detail, withItemSetting(item, one.kind, from, to)),
        selected,
        visit,
      });
    }
  }
}

const idAt = (detail: Detail, at: number): string | null => {
  const item = itemsOf(detail)[at];
  return item === undefined ? null : idOf(item);
};

const whole = (work: Work, turn: typeof undo): Work => {
  let now = work;
  for (let turned = turn(now); turned !== null; turned = turn(now)) now = turned.work;
  return now;
};

describe('what was done to a draft', () => {
  it('is undone to the letter and done again to the letter, whatever it was', () => {
    assert(
      property(acts, (all) => {
        const done = all.reduce(act, startWork(draft));
        const undone = whole(done, undo);
        expect(JSON.stringify(undone.detail)).toBe(JSON.stringify(draft));
        expect(JSON.stringify(whole(undone, redo).detail)).toBe(JSON.stringify(done.detail));
      }),
    );
  });

  it('leaves every byte of what it does not name', () => {
    assert(
      property(acts, (all) => {
        const { detail } = all.filter(({ kind }) => kind !== 'remove').reduce(act, startWork(draft));
        const { formItems: before, ...rest } = draft;
        const { formItems: after, ...restAfter } = detail;
        expect(restAfter).toEqual(rest);
        expect(after).toEqual(expect.arrayContaining([null, 'text']));
        expect(before).toHaveLength(5);
        const item = findItem(detail, 'b') ?? {};
        expect(item).toMatchObject({ prop: 'b', type: 'select', dicData: ['x', 3], rare: { c: [] } });
      }),
    );
  });

  it('is undone with the selection that there was', () => {
    const start = { ...startWork(draft), ...selectOne('b') };
    const removed = act(start, { kind: 'remove' });
    expect(removed.selected).toBeNull();
    expect(undo(removed)?.work.selected).toBe('b');
  });

  it('is kept for at least 200 steps', () => {
    let work: Work = { ...startWork(draft), ...selectOne('a') };
    for (let step = 0; step < 200; step++) work = endVisit(act(work, { kind: 'label', value: step }));
    expect(work.past).toHaveLength(200);
    expect(whole(work, undo).detail).toBe(draft);
  });

  it('is one step as long as one setting is typed', () => {
    const start = { ...startWork(draft), ...selectOne('a') };
    const typed = [1, 2, 3].reduce<Work>((work, value) => act(work, { kind: 'label', value }), start);
    expect(typed.past).toHaveLength(1);
    expect(act(endVisit(typed), { kind: 'label', value: 4 }).past).toHaveLength(2);
    expect(act(typed, { kind: 'span', value: 4 }).past).toHaveLength(2);
  });
});

describe('a draft into which others saved', () => {
  const shared: Detail = { ...draft, formItems: itemsOf(draft) };
  const mine = act({ ...startWork(shared), ...selectOne('a') }, { kind: 'label', value: 1 });
  const relabelled = (id: string, label: string): Detail => {
    const item = findItem(mine.detail, id) ?? {};
    return withItem(mine.detail, withItemSetting(item, 'label', parseItem(item).label, label));
  };

  it('keeps what they did when own steps are undone', () => {
    const undone = undo(arrive(mine, relabelled('b', 'Theirs')));
    expect(undone?.done).toBe(true);
    const labels = itemsOf(undone?.work.detail ?? {}).map((item) => parseItem(item).label);
    expect(labels).toEqual(['A', 'Theirs', 'C']);
  });

  it('passes over an own step whose setting they changed since', () => {
    const undone = undo(arrive(mine, relabelled('a', 'Theirs')));
    expect(undone?.done).toBe(false);
    expect(parseItem(findItem(undone?.work.detail ?? {}, 'a')).label).toBe('Theirs');
    expect(undone?.work.past).toEqual([]);
  });

  it('lets go of the selection of an item that they deleted', () => {
    expect(arrive(mine, withoutItems(mine.detail, ['a'])).selected).toBeNull();
  });
});

describe('a new item', () => {
  it.each([
    ['input', 12],
    ['select', 12],
    ['textarea', 24],
    ['upload', 24],
    ['signature', 24],
    ['html', 24],
    ['title', 24],
  ] as const)('of the type %s takes %i columns, and its id and prop begin with the type', (type, span) => {
    const item = parseItem(newItem(type, words, chance));
    expect(item).toMatchObject({ type, span, label: 'New', required: false });
    expect(item.id).toMatch(new RegExp(`^${type}\\d{19}$`));
    expect(item.prop).toMatch(new RegExp(`^${type}_[a-z]{4}$`));
  });

  it('with choices has two options', () => {
    expect(parseItem(newItem('radio', words, chance)).options).toEqual([
      { label: 'Option 1', value: '1' },
      { label: 'Option 2', value: '2' },
    ]);
  });

  it('that is a copy has all but id and prop', () => {
    const raw = findItem(draft, 'b') ?? {};
    const [copy = {}] = renewItems(draft, [raw], chance).items;
    expect({ ...copy, formItemId: 'b', prop: 'b' }).toEqual(raw);
    expect(idOf(copy)).not.toBe('b');
    expect(parseItem(copy).prop).not.toBe('b');
  });
});
