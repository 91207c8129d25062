import { loadDesignerWords } from '@zhantai/messages/designer';
import { describe, expect, it } from 'vitest';
import { wholeForm } from '../canvas-entries.ts';
import { readFormLogic } from '../logic/form-logic.ts';
import { lostOptions } from './option-uses.ts';

const rule = (value: string) => ({
  id: value,
  groups: [[{ formItemId: 'a', expression: 'eq', optionValue: value }]],
  targets: [{ formItemId: 'b' }],
});

describe('an option that is gone', () => {
  it('is listed with the rules, quotas and answers that name it', async () => {
    const words = await loadDesignerWords('zh-Hans');
    const detail = {
      formItems: [
        {
          formItemId: 'a',
          formItemType: 'radio',
          formItemLabel: 'A',
          formItemOriginalData: '{"prop":"kind","dicData":[{"label":"X","value":"x"}]}',
        },
        { formItemId: 'b', formItemType: 'input', formItemLabel: 'B' },
      ],
      formLogic: { rules: [rule('x'), rule('y')] },
    };
    const form = readFormLogic(detail, wholeForm(detail), words);
    const item = form.definition.itemById.get('a');
    if (item === undefined) throw new Error('no item');
    const lost = lostOptions(item, form, {
      quotas: [
        { prop: 'kind', column: null, option: 'z', limit: 3 },
        { prop: 'kind', column: null, option: 'x', limit: 3 },
      ],
      choices: [{ prop: 'kind', column: null, label: 'A', options: [{ value: 'y', label: 'Y', taken: 5 }] }],
    });
    expect(lost.map(({ value, rules, limit, taken }) => [value, rules.length, limit, taken])).toEqual([
      ['y', 1, null, 5],
      ['z', 0, 3, 0],
    ]);
  });
});
