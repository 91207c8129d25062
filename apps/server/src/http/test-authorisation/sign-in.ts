import type { TrialsOfSome } from './trial.ts';

const empty = { request: () => ({ body: {} }) };

/** The exhibition, signing in, one's own account. */
export const signInTrials = {
  portalConfig: [{ request: ({ exhibition }) => ({ query: { exhibition: exhibition.exhibitionId } }) }],
  captcha: [{}],
  token: [{}],
  smsSend: [{}],
  userInfo: [{}],
  bladeUserInfo: [{}],
  setPassword: [empty],
  updatePassword: [empty],
  sessions: [{}],
  endSession: [empty],
  forgetDevice: [empty],
} as const satisfies TrialsOfSome;
