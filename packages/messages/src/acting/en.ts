import type { ActingWords } from './zh-hans.ts';

/** English. */
export const en: ActingWords = {
  bar: 'Viewing as an exhibitor',
  shown: (person, exhibitor) => (exhibitor === '' ? person : `${exhibitor}, ${person}`),
  until: (name, time) => `${name} is viewing until ${time}. You can read and save drafts, not submit.`,
  end: 'End viewing',
  failed: 'It cannot be opened',
  over: 'Viewing has ended',
  overText: 'To look again, open it from the exhibitor’s page in the console.',
  close: 'Close this page',
};
