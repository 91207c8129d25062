import { parseDefinition, parseItem, openSession, type JsonObject } from '@zhantai/engine';
import { writtenRules } from '@zhantai/engine/authoring';
import { assert, constantFrom, integer, property, string, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyItems, pasteItems, readClipboard, type Pasted } from './clipboard.ts';
import { deleteItems } from './deletion.ts';
import { findItem, idOf, itemsOf, type Detail, type Place } from './items.ts';

const item = (id: string, type: string, more: JsonObject = {}): JsonObject => ({
  formItemId: id,
  formItemType: type,
  formItemLabel: id.toUpperCase(),
  formItemOriginalData: JSON.stringify({ prop: id, ...more }),
});
const condition = (formItemId: string) => ({ formItemId, expression: 'eq', optionValue: '1' });

/** A form whose items name each other in every way that there is. */
const form: Detail = {
  formItems: [
    item('kind', 'radio', { dicData: [{ label: 'X', value: '1' }] }),
    item('price', 'number'),
    item('count', 'number'),
    item('sum', 'number', { compute: { product: ['price', 'count'] } }),
    item('city', 'select', { dicUrl: '/d', dicQuery: { parent: '{{kind}}', own: 'x{{ price }}' } }),
    item('old', 'input', { preValue: { expression: '${last.old}' } }),
    item('rows', 'dynamic', {
      children: {
        column: [
          { formItemId: 'rk', prop: 'kind', type: 'input', label: 'Kind' },
          { prop: 'where', type: 'select', dicUrl: '/d', dicQuery: { k: '{{kind}}', c: '{{count}}' } },
        ],
      },
    }),
  ],
  formLogic: {
    rules: [
      {
        id: 'r1',
        groups: [[condition('kind')]],
        targets: [{ formItemId: 'price' }, { formItemId: 'count' }],
      },
      { id: 'r2', groups: [[condition('kind'), condition('old')]], targets: [{ formItemId: 'city' }] },
    ],
  },
};
const all = itemsOf(form).map(idOf);

let drawn = 0;
const chance = { now: () => 1_800_000_000_000, random: () => (drawn++ % 9973) / 9973 };

function paste(into: Detail, clip: Detail, place: Place | null = null): Pasted {
  const pasted = pasteItems(into, clip, place, chance);
  if ('limit' in pasted) throw new Error(`above the limit of ${pasted.limit}`);
  return pasted;
}
const propsOf = (detail: Detail) => itemsOf(detail).map((raw) => parseItem(raw).prop);
const problemsOf = (detail: Detail) => new Set(parseDefinition(detail).problems.map(({ code }) => code));
const settingsOf = (detail: Detail, id: string): unknown =>
  JSON.parse(String(findItem(detail, id)?.['formItemOriginalData']));

describe('items that are pasted', () => {
  it('stand together in their order, each id and prop once, and nothing else of the form changes', () => {
    assert(
      property(
        subarray(all, { minLength: 1 }),
        constantFrom(...all),
        integer({ min: 1, max: 3 }),
        (ids, at, times) => {
          let detail = form;
          for (let time = 0; time < times; time++) {
            const before = detail;
            const pasted = paste(detail, copyItems(detail, ids), { side: 'after', id: at });
            ({ detail } = pasted);
            const now = itemsOf(detail).map(idOf);
            const from = now.indexOf(at) + 1;
            expect(now.slice(from, from + ids.length)).toEqual(pasted.ids);
            const others = itemsOf(detail).filter((raw) => !pasted.ids.includes(idOf(raw)));
            expect(others).toEqual(itemsOf(before));
          }
          expect(new Set(itemsOf(detail).map(idOf)).size).toBe(itemsOf(detail).length);
          expect(new Set(propsOf(detail)).size).toBe(propsOf(detail).length);
          expect(problemsOf(detail)).toEqual(problemsOf(form));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keep their props where these are free, and come with every byte but the id', () => {
    const { detail, ids } = paste({ formItems: [] }, copyItems(form, all));
    expect(propsOf(detail)).toEqual(all);
    const back = itemsOf(detail).map((raw, at) => ({ ...raw, formItemId: all[at] }));
    expect(back.slice(0, -1)).toEqual(itemsOf(form).slice(0, -1));
    expect(ids.some((id) => all.includes(id))).toBe(false);
  });

  it('are numbered where their prop is taken, and name what came along by its new prop', () => {
    const once = paste(form, copyItems(form, all));
    const [, , , sum = '', city = '', old = '', rows = ''] = once.ids;
    expect(propsOf(once.detail).slice(7)).toEqual(all.map((prop) => `${prop}_2`));
    expect(settingsOf(once.detail, sum)).toMatchObject({ compute: { product: ['price_2', 'count_2'] } });
    expect(settingsOf(once.detail, city)).toMatchObject({
      dicQuery: { parent: '{{kind_2}}', own: 'x{{ price_2 }}' },
    });
    expect(settingsOf(once.detail, old)).toMatchObject({ preValue: { expression: '${last.old_2}' } });
    // `kind` is a column of the table, `count` is not.
    expect(settingsOf(once.detail, rows)).toMatchObject({
      children: { column: [{ prop: 'kind' }, { dicQuery: { k: '{{kind}}', c: '{{count_2}}' } }] },
    });
    expect(propsOf(paste(once.detail, copyItems(once.detail, once.ids)).detail).slice(14)).toEqual(
      all.map((prop) => `${prop}_3`),
    );
  });

  it('bring the rules whose items all came along, and say which did not', () => {
    const pasted = paste(form, copyItems(form, ['kind', 'price', 'count', 'city']));
    const [kind, price, count] = pasted.ids;
    expect(pasted.withoutRule).toEqual(['CITY']);
    expect(writtenRules(pasted.detail).slice(0, 2)).toEqual(writtenRules(form));
    expect(writtenRules(pasted.detail).slice(2)).toMatchObject([
      { groups: [[{ formItemId: kind }]], targets: [{ formItemId: price }, { formItemId: count }] },
    ]);
    const session = openSession(parseDefinition(pasted.detail), { today: '2026-06-01' });
    const node = session.nodes.find((one) => one.item.id === price);
    expect(node === undefined ? 0 : session.shownBy(node).length).toBe(1);
  });

  it('are refused above the limit of a form', () => {
    const many = { formItems: Array.from({ length: 300 }, (_, at) => item(`n${at}`, 'input')) };
    const pasted = pasteItems(many, many, null, chance);
    expect(pasted).toEqual({ limit: 500, count: 600 });
  });
});

describe('the clipboard', () => {
  it('is read as it was written', () => {
    const clip = copyItems(form, all);
    expect(readClipboard(JSON.stringify(clip))).toEqual({ clip });
  });

  it('of any text is items or a fault, never an error', () => {
    assert(
      property(string(), (text) => {
        expect(Object.keys(readClipboard(text))).toHaveLength(1);
      }),
    );
  });

  it.each([
    ['', 'clipEmpty'],
    ['展位类型\t光地', 'clipNotItems'],
    ['{"formItems":"x"}', 'clipNotItems'],
    ['{"formItems":[null,1]}', 'clipNotItems'],
    ['[]', 'clipNotItems'],
    [`{"formItems":[{"a":${'['.repeat(5000)}${']'.repeat(5000)}}]}`, 'clipNotItems'],
    [
      JSON.stringify({ formItems: [{ formItemOriginalData: `{"a":${'['.repeat(500)}${']'.repeat(500)}}` }] }),
      'clipNotItems',
    ],
    [' '.repeat(5_000_000) + '{', 'clipTooLarge'],
  ])('that holds no items says why (%#)', (text, fault) => {
    expect(readClipboard(text)).toEqual({ fault });
  });

  it('of hostile items pastes items with ids of their own and changes no prototype', () => {
    const text =
      '{"formItems":[{"__proto__":{"bad":1},"formItemId":"kind","formItemType":"nope","formItemOriginalData":"{oops"},{"formItemId":7},{}],"formLogic":{"rules":[1,{"targets":3,"groups":[[{}]]}]}}';
    const read = readClipboard(text);
    if ('fault' in read) throw new Error(read.fault);
    const { detail, ids } = paste(form, read.clip);
    expect(new Set(ids).size).toBe(3);
    expect(itemsOf(detail)).toHaveLength(all.length + 3);
    expect(({} as Record<string, unknown>)['bad']).toBeUndefined();
  });
});

describe('a deletion', () => {
  it('takes the conditions along, and names whom that concerns', () => {
    const { detail, ...named } = deleteItems(form, ['kind']);
    expect(named).toEqual({
      shown: ['PRICE', 'COUNT', 'CITY'],
      alwaysShown: ['PRICE', 'COUNT'],
      ruled: [],
      dependent: ['CITY'],
    });
    expect(writtenRules(detail)).toMatchObject([
      { id: 'r2', groups: [[condition('old')]], targets: [{ formItemId: 'city' }] },
    ]);
  });

  it('of what a rule shows takes it from the rule', () => {
    const { detail, ruled } = deleteItems(form, ['price', 'city']);
    expect(ruled).toEqual(['PRICE', 'CITY']);
    expect(writtenRules(detail)).toMatchObject([{ id: 'r1', targets: [{ formItemId: 'count' }] }]);
  });

  it('of what nothing names leaves the logic as it is', () => {
    const { detail } = deleteItems(form, ['rows']);
    expect(detail['formLogic']).toBe(form['formLogic']);
  });

  it('leaves no rule that names what is gone', () => {
    assert(
      property(subarray(all, { minLength: 1 }), (ids) => {
        const { detail } = deleteItems(form, ids);
        const text = JSON.stringify(writtenRules(detail));
        for (const id of ids) expect(text).not.toContain(`"${id}"`);
      }),
    );
  });
});
