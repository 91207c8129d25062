import type { TrialsOfSome } from './trial.ts';

const text = { 'zh-Hans': '通知' };

/** Notices. */
export const noticesTrials = {
  notices: [{}],
  readNotices: [{ request: () => ({ body: {} }) }],
  consoleNotices: [{}],
  consolePublishNotice: [{ request: () => ({ body: { group: text, title: text } }) }],
  consoleRemoveNotice: [
    { request: () => ({ params: { id: 'nothing' } }), missing: ['admin', 'editor', 'foreignAdmin'] },
  ],
} as const satisfies TrialsOfSome;
