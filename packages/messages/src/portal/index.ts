import type { Language } from '@zhantai/engine';
import type { accountZhHans } from './account-zh-hans.ts';
import type { bookingZhHans } from './booking-zh-hans.ts';
import type { formLaterZhHans } from './form-later-zh-hans.ts';
import type { freightZhHans } from './freight-zh-hans.ts';
import type { guestsZhHans } from './guests-zh-hans.ts';
import type { homeZhHans } from './home-zh-hans.ts';
import type { ownZhHans } from './own-zh-hans.ts';
import type { peopleZhHans } from './people-zh-hans.ts';
import type { signingZhHans } from './signing-zh-hans.ts';
import type { signInZhHans } from './sign-in-zh-hans.ts';
import type { tablesZhHans } from './tables-zh-hans.ts';
import type { FirstWords } from './zh-hans.ts';

export type { Language } from '@zhantai/engine';
export type { FirstWords } from './zh-hans.ts';

/** Words that only some pages say; they come with those. */
export interface PageWords {
  readonly signIn: typeof signInZhHans;
  readonly home: typeof homeZhHans;
  /** Signing in by other ways, and passwords. */
  readonly account: typeof accountZhHans;
  /** What a form asks and shows later: dialogs, records, papers, letters. */
  readonly formLater: typeof formLaterZhHans;
  /** Around the forms: notices, the own account, the frame's places. */
  readonly own: typeof ownZhHans;
  /** Pages for people without an account, for media, and of those who invite. */
  readonly guests: typeof guestsZhHans;
  /** Forms that take many submissions, and the people an exhibitor brings. */
  readonly people: typeof peopleZhHans;
  /** Homes of suppliers and transport suppliers. */
  readonly freight: typeof freightZhHans;
  /** Prices, orders, free places, drawings. */
  readonly booking: typeof bookingZhHans;
  /** Spreadsheets in and out, badges and passes. */
  readonly tables: typeof tablesZhHans;
  /** Signing on a phone what stands on a desk. */
  readonly signing: typeof signingZhHans;
}

/** All words of the portal. */
export interface PortalWords extends FirstWords, PageWords {}

const first = {
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  en: async () => (await import('./en.ts')).en,
} satisfies Record<Language, () => Promise<FirstWords>>;

const pages: { readonly [A in keyof PageWords]: Record<Language, () => Promise<PageWords[A]>> } = {
  signIn: {
    'zh-Hans': async () => (await import('./sign-in-zh-hans.ts')).signInZhHans,
    'zh-Hant': async () => (await import('./sign-in-zh-hant.ts')).signInZhHant,
    en: async () => (await import('./sign-in-en.ts')).signInEn,
  },
  home: {
    'zh-Hans': async () => (await import('./home-zh-hans.ts')).homeZhHans,
    'zh-Hant': async () => (await import('./home-zh-hant.ts')).homeZhHant,
    en: async () => (await import('./home-en.ts')).homeEn,
  },
  account: {
    'zh-Hans': async () => (await import('./account-zh-hans.ts')).accountZhHans,
    'zh-Hant': async () => (await import('./account-zh-hant.ts')).accountZhHant,
    en: async () => (await import('./account-en.ts')).accountEn,
  },
  own: {
    'zh-Hans': async () => (await import('./own-zh-hans.ts')).ownZhHans,
    'zh-Hant': async () => (await import('./own-zh-hant.ts')).ownZhHant,
    en: async () => (await import('./own-en.ts')).ownEn,
  },
  formLater: {
    'zh-Hans': async () => (await import('./form-later-zh-hans.ts')).formLaterZhHans,
    'zh-Hant': async () => (await import('./form-later-zh-hant.ts')).formLaterZhHant,
    en: async () => (await import('./form-later-en.ts')).formLaterEn,
  },
  booking: {
    'zh-Hans': async () => (await import('./booking-zh-hans.ts')).bookingZhHans,
    'zh-Hant': async () => (await import('./booking-zh-hant.ts')).bookingZhHant,
    en: async () => (await import('./booking-en.ts')).bookingEn,
  },
  guests: {
    'zh-Hans': async () => (await import('./guests-zh-hans.ts')).guestsZhHans,
    'zh-Hant': async () => (await import('./guests-zh-hant.ts')).guestsZhHant,
    en: async () => (await import('./guests-en.ts')).guestsEn,
  },
  signing: {
    'zh-Hans': async () => (await import('./signing-zh-hans.ts')).signingZhHans,
    'zh-Hant': async () => (await import('./signing-zh-hant.ts')).signingZhHant,
    en: async () => (await import('./signing-en.ts')).signingEn,
  },
  people: {
    'zh-Hans': async () => (await import('./people-zh-hans.ts')).peopleZhHans,
    'zh-Hant': async () => (await import('./people-zh-hant.ts')).peopleZhHant,
    en: async () => (await import('./people-en.ts')).peopleEn,
  },
  freight: {
    'zh-Hans': async () => (await import('./freight-zh-hans.ts')).freightZhHans,
    'zh-Hant': async () => (await import('./freight-zh-hant.ts')).freightZhHant,
    en: async () => (await import('./freight-en.ts')).freightEn,
  },
  tables: {
    'zh-Hans': async () => (await import('./tables-zh-hans.ts')).tablesZhHans,
    'zh-Hant': async () => (await import('./tables-zh-hant.ts')).tablesZhHant,
    en: async () => (await import('./tables-en.ts')).tablesEn,
  },
};

/** Loads what every page of the portal says in one language; the others stay on the server. */
export const loadPortalWords = (language: Language): Promise<FirstWords> => first[language]();

/** Loads what only some pages say. */
export const loadPageWords = <A extends keyof PageWords>(
  area: A,
  language: Language,
): Promise<PageWords[A]> => pages[area][language]();
