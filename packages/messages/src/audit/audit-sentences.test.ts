import { expect, it } from 'vitest';
import { auditSentences } from './index.ts';
import { zhHans } from './zh-hans.ts';

it('says each change as from and to, and of what is about people only that it changed', () => {
  const changes = {
    endAt: { from: null, to: '2027-01-05 18:00:00' },
    tags: { from: [], to: ['老客户', 'VIP'] },
    review: { from: false, to: true },
    role: { from: 'editor', to: 'admin' },
    note: { changed: true },
    constructor: { from: 'a', to: 'b' },
  };
  expect(auditSentences({ changes }, zhHans)).toEqual([
    '截止：（空） → 2027-01-05 18:00:00',
    '标签：（空） → 老客户、VIP',
    '需要审核：否 → 是',
    '角色：表格编辑 → 管理员',
    '备注已改',
    'constructor：a → b',
  ]);
});

it('leaves out what has no name for people', () => {
  expect(auditSentences({ rows: 12, revision: 3, format: 'csv' }, zhHans)).toEqual(['行数：12', '格式：csv']);
  expect(auditSentences(null, zhHans)).toEqual([]);
});
