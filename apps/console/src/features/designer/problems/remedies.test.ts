import { parseDefinition } from '@zhantai/engine';
import { loadDesignerWords } from '@zhantai/messages/designer';
import { expect, it } from 'vitest';
import { wholeForm } from '../canvas-entries.ts';
import { itemsOf, type Detail } from '../draft/items.ts';
import { readFormLogic } from '../logic/form-logic.ts';
import { remedyOf } from './remedies.ts';

const words = await loadDesignerWords('zh-Hans');
const item = (formItemId: string, original: object) => ({
  formItemId,
  formItemType: 'input',
  formItemLabel: formItemId,
  formItemOriginalData: JSON.stringify(original),
});

const withoutProp = (one: Detail) =>
  itemsOf(one).map((raw) => ({
    ...raw,
    formItemOriginalData: String(raw['formItemOriginalData']).replace(/"prop":"\w+"/, ''),
  }));

it('a prop that stands twice is given a free one, and nothing else of the item is changed', () => {
  const detail: Detail = {
    formItems: [
      item('a', { prop: 'note', own: 1 }),
      item('b', { prop: 'note', maxlength: 40, own: [2] }),
      item('c', { prop: 'note_2' }),
    ],
  };
  const form = readFormLogic(detail, wholeForm(detail), words);
  const problem = parseDefinition(detail).problems.find(({ code }) => code === 'duplicateProp');
  const remedy = problem === undefined ? null : remedyOf(problem, form, words.logic);
  const next = remedy?.apply(detail) ?? {};
  expect(parseDefinition(next).problems).toEqual([]);
  expect(
    parseDefinition(next)
      .items.map(({ prop }) => prop)
      .toSorted(),
  ).toEqual(['note', 'note_2', 'note_3']);
  expect(withoutProp(next)).toEqual(withoutProp(detail));
});
