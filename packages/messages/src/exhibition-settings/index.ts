import type { Language } from '@zhantai/engine';
import type { ExhibitionSettingsWords } from './zh-hans.ts';

export type { ExhibitionSettingsWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<ExhibitionSettingsWords>>;

const loaded = new Map<Language, Promise<ExhibitionSettingsWords>>();

/** Words of the settings of an exhibition: whoever never opens them never loads them. The same promise each time. */
export function loadExhibitionSettingsWords(language: Language): Promise<ExhibitionSettingsWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = loaders[language]();
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}
