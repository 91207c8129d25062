import { calls } from '@zhantai/contract';
import { row, users, type Authorisation } from './row.ts';

/** Who acts for whom, and people's own data. Nobody here is the main account of an exhibitor. */
export const accountsRows: readonly Authorisation[] = [
  row(calls.memberships, users),
  row(calls.accounts, [], () => ({ body: { action: 'invite', phone: '13700000001', name: '甲' } }), {
    what: 'invite',
  }),
  row(calls.accounts, [], () => ({ body: { action: 'remove', id: 'nobody' } }), { what: 'remove' }),
  row(calls.consent, users),
  row(calls.giveConsent, users, () => ({ body: { policy: 'privacy', version: '1' } })),
  row(calls.myData, users),
  row(calls.deletionRequests, users),
  row(calls.askDeletion, users, () => ({ body: {} })),
  row(calls.consoleDeletionRequests, ['admin', 'foreignAdmin']),
  row(calls.consoleAnswerDeletion, [], () => ({ params: { id: 'nothing' }, body: { answer: '已删除' } }), {
    missing: ['admin', 'foreignAdmin'],
  }),
];
