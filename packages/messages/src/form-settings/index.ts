import type { Language } from '@zhantai/engine';
import type { FormSettingsWords } from './zh-hans.ts';

export type { FormSettingsWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<FormSettingsWords>>;

const loaded = new Map<Language, Promise<FormSettingsWords>>();

/** Words of the settings of a form: whoever never opens them never loads them. The same promise each time. */
export function loadFormSettingsWords(language: Language): Promise<FormSettingsWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = loaders[language]();
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}
