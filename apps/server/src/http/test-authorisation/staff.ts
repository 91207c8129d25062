import { withHeaders, type TrialsOfSome } from './trial.ts';

const code = 'x'.repeat(43);
const password = { newPassword: 'Zhantai2027', newPassword1: 'Zhantai2027' };

/** The staff: which exhibitions they choose from, and how they come in. */
export const staffTrials = {
  consoleExhibitions: [{}],
  staffLink: [{ request: () => ({ body: { code } }), missing: withHeaders }],
  useStaffLink: [{ request: () => ({ body: { code, ...password } }), missing: withHeaders }],
} as const satisfies TrialsOfSome;
