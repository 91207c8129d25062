import { everyStaff, type TrialsOfSome } from './trial.ts';

const elsewhere = ['foreignAdmin'] as const;
const booth = { hall: '5', number: 'A101', area: 9, type: 'raw' };

/** Exhibitors and booths as staff keep them. The other exhibition has an exhibitor of the same id, whom its admin sees. */
export const exhibitorsTrials = {
  consoleExhibitors: [{}],
  consoleExhibitor: [{ request: ({ exhibitorId }) => ({ params: { id: exhibitorId } }) }],
  consoleExhibitorHistory: [{ request: ({ exhibitorId }) => ({ params: { id: exhibitorId } }) }],
  consoleCreateExhibitor: [{ request: ({ exhibitorId }) => ({ body: { name: '甲', code: exhibitorId } }) }],
  consoleChangeExhibitor: [
    {
      request: ({ exhibitorId }) => ({ params: { id: exhibitorId }, body: { change: {} } }),
    },
  ],
  consoleAddAccount: [
    {
      request: ({ exhibitorId }) => ({
        params: { id: exhibitorId },
        body: { phone: '13700000001', name: '甲', also: true },
      }),
    },
  ],
  consoleChangeAccount: [
    {
      request: ({ exhibitorId }) => ({
        params: { id: exhibitorId, accountId: 'nobody' },
        body: { action: 'main' },
      }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleActForExhibitor: [
    {
      request: ({ exhibitorId }) => ({
        params: { id: exhibitorId },
        body: { accountId: 'nobody', reason: '在电话里一起看页面' },
      }),
      missing: ['admin', 'foreignAdmin'],
    },
  ],
  consoleTagExhibitors: [
    { request: ({ exhibitorId }) => ({ body: { bulk: { ids: [exhibitorId] }, add: ['重点'] } }) },
  ],
  consoleUndoTags: [
    { request: () => ({ body: { jobId: 'nothing' } }), missing: ['admin', 'foreignAdmin', 'editor'] },
  ],
  consoleOwners: [{}],
  consoleAssignOwner: [
    { request: ({ exhibitorId }) => ({ body: { bulk: { ids: [exhibitorId] }, owner: null } }) },
  ],
  consoleUndoOwner: [
    { request: () => ({ body: { jobId: 'nothing' } }), missing: ['admin', 'foreignAdmin', 'editor'] },
  ],
  consoleWithdrawal: [{ request: ({ exhibitorId }) => ({ params: { id: exhibitorId } }) }],
  consoleWithdrawExhibitor: [
    {
      request: () => ({
        params: { id: 'nothing' },
        body: { from: 'active', freeBooths: true, voidBadges: true, reason: 'x' },
      }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleReinstateExhibitor: [
    {
      request: () => ({ params: { id: 'nothing' }, body: { reason: 'x' } }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleExtensions: [{ request: ({ exhibitorId }) => ({ params: { id: exhibitorId } }) }],
  consoleExtend: [
    {
      request: ({ exhibitorId }) => ({
        params: { id: exhibitorId },
        body: { formId: 'nothing', from: null, endAt: '2099-01-01 18:00', reason: 'x', normalPrice: true },
      }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleRevokeExtension: [
    {
      request: ({ exhibitorId }) => ({
        params: { id: exhibitorId },
        body: { formId: 'nothing', from: '2099-01-01 18:00', reason: 'x' },
      }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleExceptions: [{ request: ({ exhibitorId }) => ({ params: { id: exhibitorId } }) }],
  consoleChangeException: [
    {
      request: ({ exhibitorId }) => ({
        params: { id: exhibitorId },
        body: { kind: 'accounts', change: { value: { from: null, to: 12 } }, reason: 'x' },
      }),
    },
  ],
  consoleForExhibitor: [
    {
      request: ({ exhibitorId }) => ({ params: { exhibitorId, formId: 'nothing' } }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleFillIn: [
    {
      request: ({ exhibitorId }) => ({
        params: { exhibitorId, formId: 'nothing' },
        body: { version: 1, revision: 0, answers: {}, reason: 'x' },
      }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleDeleteExhibitor: [
    { request: () => ({ params: { id: 'nothing' } }), missing: ['admin', 'foreignAdmin', 'editor'] },
  ],
  consoleExhibitorBin: [{}],
  consoleRestoreExhibitor: [
    { request: () => ({ params: { id: 'nothing' } }), missing: ['admin', 'foreignAdmin', 'editor'] },
  ],
  consoleContacts: [{}],
  consoleContactLog: [{ request: ({ exhibitorId }) => ({ params: { id: exhibitorId } }) }],
  consoleLogContact: [
    { request: ({ exhibitorId }) => ({ params: { id: exhibitorId }, body: { outcome: 'missed' } }) },
  ],
  consoleClaimContact: [{ request: ({ exhibitorId }) => ({ params: { id: exhibitorId } }) }],
  consoleDictionaries: [{}],
  consoleDictionary: [{ request: () => ({ params: { code: 'trade' } }) }],
  consoleChangeDictionary: [{ request: () => ({ params: { code: 'trade' }, body: { entries: [] } }) }],
  consoleJobs: [{}],
  consoleJob: [{ request: () => ({ params: { id: 'nothing' } }), missing: everyStaff }],
  consoleJobThings: [{ request: () => ({ params: { id: 'nothing' } }), missing: everyStaff }],
  consoleCancelJob: [{ request: () => ({ params: { id: 'nothing' } }), missing: everyStaff }],
  consoleImportTemplate: [{ request: () => ({ query: { kind: 'exhibitors' } }) }],
  consoleImportPreview: [{ request: () => ({ body: {} }) }],
  consoleImportApply: [
    {
      request: () => ({ params: { id: 'nothing' }, body: {} }),
      missing: ['admin', 'foreignAdmin', 'editor'],
    },
  ],
  consoleExhibitorsFile: [{}],
  consoleBooths: [{}],
  consoleBoothsFile: [{}],
  consoleCreateBooth: [{ request: () => ({ body: booth }) }],
  consoleBoothEffects: [
    { request: ({ boothId }) => ({ params: { id: boothId }, body: { change: {} } }), missing: elsewhere },
  ],
  consoleChangeBooth: [
    { request: ({ boothId }) => ({ params: { id: boothId }, body: { change: {} } }), missing: elsewhere },
  ],
} as const satisfies TrialsOfSome;
