import type { ServerWords } from './zh-hans.ts';

/** The server's words in English. */
export const en = {
  booth: 'Hall {hall} {number}',
  person: '{name}[ ({mobile})]',
  masked: 'hidden',
} as const satisfies ServerWords;
