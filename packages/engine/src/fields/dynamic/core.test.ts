import { expect, it } from 'vitest';
import { parseItem } from '../../definition/parse-item.ts';
import { dynamic } from './core.ts';

const table = parseItem({
  formItemId: 't',
  formItemType: 'dynamic',
  formItemOriginalData: { prop: 't', children: { column: [{ prop: 'name', type: 'input' }] } },
});

it('conditions see a filled row, and never its id: one that has none yet compares like one that has', () => {
  const compared = (row: object) => dynamic.compare?.([{ name: 'a', ...row }], table);
  expect(compared({})).not.toContain('');
  expect(compared({ $id: '' })).toEqual(compared({}));
  expect(compared({ $id: 'r1' })).toEqual(compared({}));
  expect(dynamic.compare?.([{ name: '' }], table)).toEqual([]);
});
