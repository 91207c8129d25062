import { describe, expect, it } from 'vitest';
import { idOf, itemsOf, type Detail } from '../draft/items.ts';
import { sourceOf } from './foreign-source.ts';
import { takeForeign, type TakenForm } from './take-foreign.ts';

const chance = (() => {
  let count = 0;
  return { now: () => 1_000, random: () => (count += 1) / 1_000 };
})();
const item = (id: string, type = 'input'): Detail => ({
  formItemId: id,
  formItemType: type,
  formItemLabel: id,
  formItemOriginalData: JSON.stringify({ prop: id }),
});
const draft: Detail = {
  formId: '7',
  formItems: [item('a')],
  formLogic: { scheme: [] },
  formSetting: { desc: 'D' },
};
const rule = {
  id: 'r',
  groups: [[{ formItemId: 'a', expression: 'eq', optionValue: '1' }]],
  targets: [{ formItemId: 'b' }],
};
const read: Detail = {
  formId: '9',
  formItems: [item('a'), item('b')],
  formLogic: { rules: [rule], scheme: [] },
  formSetting: { title: 'T' },
  own: 1,
};
const taken = (found: ReturnType<typeof takeForeign>): TakenForm => {
  if ('limit' in found) throw new Error('above a limit');
  return found;
};

describe('a form from elsewhere', () => {
  it('that is our own replaces the draft to the letter, but for which form it is', () => {
    const { detail, selected } = taken(takeForeign(draft, read, 'json', 'replace', 'S', chance));
    expect(detail).toMatchObject({ formId: '7', own: 1, formItems: read['formItems'] });
    expect(selected).toBe('a');
  });

  it('comes to the end as a section, under new ids and free names, with its rules', () => {
    const { detail, selected } = taken(takeForeign(draft, read, 'avue', 'append', 'S', chance));
    const [first, title, copy, other] = itemsOf(detail);
    expect(first).toEqual(item('a'));
    expect(title).toMatchObject({ formItemType: 'title', formItemLabel: 'S' });
    expect(selected).toBe(title === undefined ? '' : idOf(title));
    expect([copy, other].map((one) => one?.['formItemOriginalData'])).toEqual([
      '{"prop":"a_2"}',
      '{"prop":"b"}',
    ]);
    expect(JSON.stringify(detail['formLogic'])).toContain(String(other?.['formItemId']));
    expect(detail['formSetting']).toEqual({ desc: 'D' });
  });

  it('replaces the draft with new ids where it is of others', () => {
    const { detail } = taken(takeForeign(draft, read, 'questions', 'replace', 'S', chance));
    expect(itemsOf(detail)).toHaveLength(2);
    expect(itemsOf(detail).map(idOf)).not.toContain('a');
    expect(detail).toMatchObject({ formId: '7', formSetting: { desc: 'D', title: 'T' } });
  });

  it('is refused above the limits', () => {
    const many = { formItems: Array.from({ length: 500 }, (_, at) => item(`x${at}`)) };
    expect(takeForeign(draft, many, 'avue', 'append', 'S', chance)).toMatchObject({ limit: 500 });
  });

  it('is told apart by what it holds', () => {
    expect(sourceOf('{"formItems":[]}').kind).toBe('json');
    expect(sourceOf('{"detail":{},"form":{}}').kind).toBe('json');
    expect(sourceOf('{"column":[]}').kind).toBe('avue');
    expect(sourceOf('export default {}').kind).toBe('avue');
  });
});
