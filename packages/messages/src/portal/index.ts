import type { Language } from '@zhantai/engine';
import type { guestsZhHans } from './guests-zh-hans.ts';
import type { FirstWords } from './zh-hans.ts';

export type { Language } from '@zhantai/engine';
export type { FirstWords } from './zh-hans.ts';

/** Words of the pages for people without an account, for media, and of those who invite. */
export type GuestWords = typeof guestsZhHans;

/** All words of the portal. */
export interface PortalWords extends FirstWords {
  readonly guests: GuestWords;
}

const first = {
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  en: async () => (await import('./en.ts')).en,
} satisfies Record<Language, () => Promise<FirstWords>>;

const guests = {
  'zh-Hans': async () => (await import('./guests-zh-hans.ts')).guestsZhHans,
  'zh-Hant': async () => (await import('./guests-zh-hant.ts')).guestsZhHant,
  en: async () => (await import('./guests-en.ts')).guestsEn,
} satisfies Record<Language, () => Promise<GuestWords>>;

/** Loads what the first pages of the portal say in one language; the others stay on the server. */
export const loadPortalWords = (language: Language): Promise<FirstWords> => first[language]();

/** Loads what the pages for guests say. */
export const loadGuestWords = (language: Language): Promise<GuestWords> => guests[language]();
