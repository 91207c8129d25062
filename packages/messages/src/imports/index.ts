import type { Language } from '@zhantai/engine';
import { format, type Params } from '../format.ts';
import { en } from './en.ts';
import { zhHans, type ImportWord, type ImportWords } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

export type { ImportWord } from './zh-hans.ts';

const words = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en } satisfies Record<Language, ImportWords>;

/** A word of an import in a language, its placeholders filled. All languages at once, for the server. */
export function renderImportWord(word: ImportWord, language: Language, params: Params = {}): string {
  return format(words[language][word], params);
}
