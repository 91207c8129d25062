import { parseItem } from '@zhantai/engine';
import { expect, it } from 'vitest';
import { withOwnChoices } from './with-own-choices.ts';

const column = (prop: string, dicUrl: string) =>
  parseItem({ formItemId: prop, formItemType: 'select', formItemLabel: prop, prop, dicUrl });

it('rows keep what the server read, but for lists of foreign hosts, which it does not ask', () => {
  const columns = [column('ours', '/api/dict/country'), column('theirs', 'https://lists.example.test/a')];
  const rows = [{ ours: 'DE', theirs: '红' }];
  expect(withOwnChoices(rows, [{ ours: '德国', theirs: 'r' }], columns)).toEqual([
    { ours: 'DE', theirs: 'r' },
  ]);
  expect(withOwnChoices(rows, [], columns)).toBe(rows);
  expect(withOwnChoices(rows, [{ ours: 'x', theirs: 'r' }], columns.slice(0, 1))).toBe(rows);
});
