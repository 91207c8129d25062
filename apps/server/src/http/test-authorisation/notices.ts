import { calls } from '@zhantai/contract';
import { everyStaff, row, users, type Authorisation } from './row.ts';

const text = { 'zh-Hans': '通知' };

/** Notices. */
export const noticesRows: readonly Authorisation[] = [
  row(calls.notices, users),
  row(calls.readNotices, users, () => ({ body: {} })),
  row(calls.consoleNotices, everyStaff),
  row(calls.consolePublishNotice, ['admin', 'editor', 'foreignAdmin'], () => ({
    body: { group: text, title: text },
  })),
  row(calls.consoleRemoveNotice, [], () => ({ params: { id: 'nothing' } }), {
    missing: ['admin', 'editor', 'foreignAdmin'],
  }),
];
