import { loadFormVersionsWords } from '@zhantai/messages/form-versions';
import { expect, it } from 'vitest';
import { describeDifferences } from './describe-differences.ts';

const item = (id: string, label: string, original: object = {}, more: object = {}) => ({
  formItemId: id,
  formItemType: 'input',
  formItemLabel: label,
  formItemOriginalData: JSON.stringify({ prop: id, ...original }),
  ...more,
});
const detail = (items: readonly object[], more: object = {}) => ({ formItems: items, ...more });
const columns = (unit: string) => ({
  children: { column: [{ prop: 'weight', type: 'number', label: '重量', unit }] },
});

it('says in words what came, went, moved and changed, of items, columns, options, rules and the form', async () => {
  const words = await loadFormVersionsWords('zh-Hans');
  const rules = [{ id: 'r1', groups: [], targets: [] }];
  const before = detail([
    item('a', '展位类型', { dicData: [{ value: 'std', label: '标准' }] }),
    item('b', '层高', { max: 5, html: 'x'.repeat(100) }),
    item('c', '电话'),
    item('t', '展品', columns('kg'), { formItemType: 'dynamic' }),
    item('e', '备注'),
  ]);
  const after = detail(
    [
      item('e', '备注'),
      item('a', '展位类型', { dicData: [{ value: 'std', label: '标准展位' }] }),
      item('b', '展台高度', { max: 4.5, html: 'y'.repeat(100) }),
      item('t', '展品', columns('t'), { formItemType: 'dynamic' }),
      item('d', '加班'),
    ],
    { formLogic: { rules }, formSetting: { title: '新' } },
  );
  const lines = describeDifferences(before, after, 'zh-Hans', words);
  expect(lines.map(({ kind, about, text }) => [kind, about, text])).toEqual([
    ['changed', '展位类型', '选项「std」 名称：标准 → 标准展位'],
    ['changed', '展台高度', '题目：层高 → 展台高度'],
    ['changed', '展台高度', '内容改了'],
    ['changed', '展台高度', '最大：5 → 4.5'],
    ['removed', '电话', ''],
    ['added', '加班', ''],
    ['moved', '备注', '移到最前'],
    ['changed', '展品 › 重量', '单位：kg → t'],
    ['added', '显示规则', ''],
    ['changed', '整张表格', '标题：空 → 新'],
  ]);
});
