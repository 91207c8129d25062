import { withHeaders, type TrialsOfSome } from './trial.ts';

const code = 'x'.repeat(43);
const password = { newPassword: 'Zhantai2027', newPassword1: 'Zhantai2027' };

/** The staff: which exhibitions they choose from, and how they come in. */
export const staffTrials = {
  consoleExhibitions: [{}],
  staffLink: [{ request: () => ({ body: { code } }), missing: withHeaders }],
  useStaffLink: [{ request: () => ({ body: { code, ...password } }), missing: withHeaders }],
  consoleFactor: [{}],
  consoleBeginFactor: [{}],
  consoleConfirmFactor: [{ request: () => ({ body: { ticket: 'x', code: '000000' } }) }],
  consoleStepUp: [{ request: () => ({ body: { code: '000000' } }) }],
} as const satisfies TrialsOfSome;
