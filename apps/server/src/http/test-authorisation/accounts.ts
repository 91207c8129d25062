import type { TrialsOfSome } from './trial.ts';

/** Who acts for whom, and people's own data. Nobody here is the main account of an exhibitor. */
export const accountsTrials = {
  memberships: [{}],
  accounts: [
    {
      what: 'invite',
      request: () => ({ body: { action: 'invite', phone: '13700000001', name: '甲' } }),
      may: [],
    },
    { what: 'remove', request: () => ({ body: { action: 'remove', id: 'nobody' } }), may: [] },
  ],
  consent: [{}],
  giveConsent: [{ request: () => ({ body: { policy: 'privacy', version: '1' } }) }],
  myData: [{}],
  deletionRequests: [{}],
  askDeletion: [{ request: () => ({ body: {} }) }],
  consoleDeletionRequests: [{}],
  consoleAnswerDeletion: [
    {
      request: () => ({ params: { id: 'nothing' }, body: { answer: '已删除' } }),
      missing: ['admin', 'foreignAdmin'],
    },
  ],
} as const satisfies TrialsOfSome;
