import { callers } from '../testing/test-callers.ts';
import { withHeaders, type TrialsOfSome } from './trial.ts';

const code = 'x'.repeat(43);
const nobody = { id: 'nobody' };
const reason = { reason: '换岗' };
const admins = ['admin', 'foreignAdmin'] as const;
const password = { newPassword: 'Zhantai2027', newPassword1: 'Zhantai2027' };

const exhibition = {
  id: 'next',
  title: { 'zh-Hans': '下一届' },
  zone: 'Asia/Shanghai',
  start: '2028-03-16',
  end: '2028-03-19',
};

const fill = { from: { packId: 'empty' }, parts: ['profile'] };

/** The staff: which exhibitions they choose from, and how they come in. */
export const staffTrials = {
  consoleExhibitions: [{}],
  // Nobody of these makes exhibitions; who does is tried in staff/.
  consoleCreateExhibition: [{ request: () => ({ body: exhibition }) }],
  // There is no such job for anybody.
  consoleJobFile: [{ request: () => ({ params: nobody }), missing: admins }],
  jobFile: [{ request: () => ({ params: nobody }), missing: callers }],
  // Nobody of these makes exhibitions; who does is tried in archives/.
  consoleBeginArchiveUpload: [{ request: () => ({ body: { name: 'a.zip', bytes: 7 } }) }],
  consoleArchiveUpload: [{ request: () => ({ params: nobody }) }],
  consoleArchivePart: [{ request: () => ({ body: {} }) }],
  consoleImportArchive: [
    { request: () => ({ params: nobody, body: { dryRun: true, exhibitionId: 'next' } }) },
  ],
  consoleFillPreview: [{ request: () => ({ params: nobody, query: { packId: 'empty' } }) }],
  consoleFill: [{ request: () => ({ params: nobody, body: fill }) }],
  consolePacks: [{}],
  consolePack: [{ request: () => ({ params: { packId: 'empty' } }) }],
  consoleMakePack: [{ request: () => ({ body: { title: '手册', parts: ['forms'] } }) }],
  consoleDeletePack: [{ request: () => ({ params: { packId: 'nothing' } }) }],
  consoleExportArchive: [{ request: () => ({ body: { depth: 'set-up' } }) }],
  staffLink: [{ request: () => ({ body: { code } }), missing: withHeaders }],
  useStaffLink: [{ request: () => ({ body: { code, ...password } }), missing: withHeaders }],
  consoleStaff: [{}],
  consoleInviteStaff: [{ request: () => ({ body: { name: '顾行舟', role: 'reviewer' } }) }],
  consoleWithdrawInvitation: [{ request: () => ({ params: nobody }), missing: admins }],
  consoleChangeStaff: [{ request: () => ({ params: nobody, body: { change: {} } }), missing: admins }],
  consoleEndStaff: [{ request: () => ({ params: nobody, body: reason }), missing: admins }],
  consoleLockStaff: [{ request: () => ({ params: nobody, body: reason }), missing: admins }],
  consoleUnlockStaff: [{ request: () => ({ params: nobody }), missing: admins }],
  consoleResetStaffFactor: [{ request: () => ({ params: nobody, body: reason }), missing: admins }],
  consoleStaffPasswordLink: [{ request: () => ({ params: nobody }), missing: admins }],
  consoleStaffSessions: [{ request: () => ({ params: nobody }), missing: admins }],
  consoleEndStaffSessions: [{ request: () => ({ params: nobody }), missing: admins }],
  consoleFactor: [{}],
  consoleBeginFactor: [{}],
  consoleConfirmFactor: [{ request: () => ({ body: { ticket: 'x', code: '000000' } }) }],
  consoleStepUp: [{ request: () => ({ body: { code: '000000' } }) }],
} as const satisfies TrialsOfSome;
