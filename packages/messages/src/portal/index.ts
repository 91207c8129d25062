import type { Language } from '@zhantai/engine';
import type accountZhHans from './account/zh-hans.ts';
import type bookingZhHans from './booking/zh-hans.ts';
import type formLaterZhHans from './form-later/zh-hans.ts';
import type transportZhHans from './transport/zh-hans.ts';
import type guestsZhHans from './guests/zh-hans.ts';
import type homeZhHans from './home/zh-hans.ts';
import type ownZhHans from './own/zh-hans.ts';
import type peopleZhHans from './people/zh-hans.ts';
import type signingZhHans from './signing/zh-hans.ts';
import type signInZhHans from './sign-in/zh-hans.ts';
import type tablesZhHans from './tables/zh-hans.ts';
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
  readonly transport: typeof transportZhHans;
  /** Prices, orders, free places, drawings. */
  readonly booking: typeof bookingZhHans;
  /** Spreadsheets in and out, badges and passes. */
  readonly tables: typeof tablesZhHans;
  /** Signing on a phone what stands on a desktop. */
  readonly signing: typeof signingZhHans;
}

/** All words of the portal. */
export interface PortalWords extends FirstWords, PageWords {}

const first = {
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  en: async () => (await import('./en.ts')).en,
} satisfies Record<Language, () => Promise<FirstWords>>;

/** Asked for as a whole: a name that is taken out of a part travels three times for each of them. */
type Part<W> = () => Promise<{ readonly default: W }>;

const pages: { readonly [A in keyof PageWords]: Record<Language, Part<PageWords[A]>> } = {
  signIn: {
    'zh-Hans': () => import('./sign-in/zh-hans.ts'),
    'zh-Hant': () => import('./sign-in/zh-hant.ts'),
    en: () => import('./sign-in/en.ts'),
  },
  home: {
    'zh-Hans': () => import('./home/zh-hans.ts'),
    'zh-Hant': () => import('./home/zh-hant.ts'),
    en: () => import('./home/en.ts'),
  },
  account: {
    'zh-Hans': () => import('./account/zh-hans.ts'),
    'zh-Hant': () => import('./account/zh-hant.ts'),
    en: () => import('./account/en.ts'),
  },
  own: {
    'zh-Hans': () => import('./own/zh-hans.ts'),
    'zh-Hant': () => import('./own/zh-hant.ts'),
    en: () => import('./own/en.ts'),
  },
  formLater: {
    'zh-Hans': () => import('./form-later/zh-hans.ts'),
    'zh-Hant': () => import('./form-later/zh-hant.ts'),
    en: () => import('./form-later/en.ts'),
  },
  booking: {
    'zh-Hans': () => import('./booking/zh-hans.ts'),
    'zh-Hant': () => import('./booking/zh-hant.ts'),
    en: () => import('./booking/en.ts'),
  },
  guests: {
    'zh-Hans': () => import('./guests/zh-hans.ts'),
    'zh-Hant': () => import('./guests/zh-hant.ts'),
    en: () => import('./guests/en.ts'),
  },
  signing: {
    'zh-Hans': () => import('./signing/zh-hans.ts'),
    'zh-Hant': () => import('./signing/zh-hant.ts'),
    en: () => import('./signing/en.ts'),
  },
  people: {
    'zh-Hans': () => import('./people/zh-hans.ts'),
    'zh-Hant': () => import('./people/zh-hant.ts'),
    en: () => import('./people/en.ts'),
  },
  transport: {
    'zh-Hans': () => import('./transport/zh-hans.ts'),
    'zh-Hant': () => import('./transport/zh-hant.ts'),
    en: () => import('./transport/en.ts'),
  },
  tables: {
    'zh-Hans': () => import('./tables/zh-hans.ts'),
    'zh-Hant': () => import('./tables/zh-hant.ts'),
    en: () => import('./tables/en.ts'),
  },
};

/** Loads what every page of the portal says in one language; the others stay on the server. */
export const loadPortalWords = (language: Language): Promise<FirstWords> => first[language]();

/** Loads what only some pages say. */
export const loadPageWords = async <A extends keyof PageWords>(
  area: A,
  language: Language,
): Promise<PageWords[A]> => {
  const part = await pages[area][language]();
  return part.default;
};
