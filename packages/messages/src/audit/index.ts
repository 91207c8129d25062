import type { Language } from '@zhantai/engine';
import type { AuditWords } from './zh-hans.ts';

export { auditSentences } from './audit-sentences.ts';
export type { AuditWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<AuditWords>>;

const loaded = new Map<Language, Promise<AuditWords>>();

/** Words of the audit: whoever never opens it never loads them. The same promise each time. */
export function loadAuditWords(language: Language): Promise<AuditWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = loaders[language]();
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}
