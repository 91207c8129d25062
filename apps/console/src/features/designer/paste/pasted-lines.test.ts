import { questionWords } from '@zhantai/messages/questions';
import { array, assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { itemOf } from '../canvas-entries.ts';
import { isPlainText } from '../draft/clipboard.ts';
import { idOf, itemsOf } from '../draft/items.ts';
import { levelOf } from '../draft/level.ts';
import { hasQuestionHeads, insertLines, readPasted } from './pasted-lines.ts';

const chance = { now: () => 1, random: Math.random };

it('lines of text and cells of a spreadsheet are read without what is blank', () => {
  expect(readPasted('吊点数量\r\n\r\n 重量 \t千克\r\n')).toEqual([['吊点数量'], ['重量', '千克']]);
});

it('heads of a list of questions are known in each language, in any order and with their stars', () => {
  for (const { heads } of Object.values(questionWords)) {
    expect(hasQuestionHeads([[heads.required, `${heads.label}*`, heads.type]])).toBe(true);
    expect(hasQuestionHeads([[heads.label, heads.options]])).toBe(false);
  }
  expect(hasQuestionHeads([])).toBe(false);
});

it('text that is JSON is no text of lines', () => {
  expect(isPlainText('一\n二')).toBe(true);
  expect(isPlainText('{"a":1}')).toBe(false);
  expect(isPlainText('')).toBe(false);
});

it('each line becomes one input of its name, in order, behind the selection, and nothing else changes', () => {
  const line = array(
    string({ minLength: 1, maxLength: 8 }).map((text) => `题${text.replaceAll(/\s/g, '')}`),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  assert(
    property(array(line, { minLength: 1, maxLength: 30 }), (block) => {
      const first = insertLines({ formItems: [], keep: 1 }, [['前'], ['后']], null, chance);
      if ('limit' in first) throw new Error('two items are above no limit');
      const [before = '', after] = first.ids;
      const made = insertLines(first.detail, block, { side: 'after', id: before }, chance);
      if ('limit' in made) throw new Error('thirty items are above no limit');
      const items = itemsOf(made.detail);
      expect(items.map(idOf)).toEqual([before, ...made.ids, after]);
      expect(items.slice(1, -1).map((raw) => itemOf(raw).label)).toEqual(block.map(([label]) => label));
      expect(new Set(items.map((raw) => itemOf(raw).prop)).size).toBe(items.length);
      expect(made.detail).toMatchObject({ keep: 1 });
    }),
  );
});

it('more lines than a form may have items are refused', () => {
  const block = Array.from({ length: 501 }, (_, at) => [`题 ${at}`]);
  expect(insertLines({ formItems: [] }, block, null, chance)).toMatchObject({ limit: 500 });
});

it('pasted into an open table each line becomes a column behind the selected one', () => {
  const column = { formItemId: 'k', prop: 'k', label: '品名', type: 'input', more: [1] };
  const table = {
    formItemId: 't',
    prop: 't',
    label: '展品',
    type: 'dynamic',
    children: { column: [column] },
  };
  const made = insertLines(
    { formItems: [table] },
    [['重量'], ['尺寸']],
    { side: 'after', id: 'k' },
    chance,
    't',
  );
  if ('limit' in made) throw new Error('three columns are above no limit');
  const [kept, ...others] = itemsOf(made.detail);
  const columns = itemsOf(levelOf(made.detail, 't'));
  expect(others).toEqual([]);
  expect(columns.map((raw) => itemOf(raw).label)).toEqual(['品名', '重量', '尺寸']);
  expect(kept).toMatchObject({ children: { column: [column, {}, {}] } });
});
