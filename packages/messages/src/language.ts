import type { Language } from '@zhantai/engine';

/** The languages people can read the product in, the default first. */
export const languages: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en'];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
};

const DEFAULT: Language = 'zh-Hans';
/** Longer lists of wishes are nobody's browser. */
const MAX_WISHES = 32;

/**
 * The language that serves a code (`zh-TW`) or an `Accept-Language` header best; zh-Hans when nothing fits
 * (wire.md §1).
 */
export function parseLanguage(wanted: string | null | undefined): Language {
  let best = DEFAULT;
  let weight = 0;
  for (const wish of (wanted ?? '').split(',', MAX_WISHES)) {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
    const language = languageOfTag(tag);
    const quality = qualityOf(parameters);
    if (language !== null && quality > weight) {
      best = language;
      weight = quality;
    }
  }
  return best;
}

function languageOfTag(tag: string): Language | null {
  const [primary = '', ...rest] = tag.toLowerCase().split(/[-_]/);
  if (primary === 'en') return 'en';
  if (primary !== 'zh') return null;
  if (rest.includes('hant')) return 'zh-Hant';
  if (rest.includes('hans')) return 'zh-Hans';
  return rest.some((part) => part === 'tw' || part === 'hk' || part === 'mo') ? 'zh-Hant' : 'zh-Hans';
}

function qualityOf(parameters: readonly string[]): number {
  const text = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = text === undefined ? 1 : Number(text.slice(2));
  return quality >= 0 && quality <= 1 ? quality : 0;
}
