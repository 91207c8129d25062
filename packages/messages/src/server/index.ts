import type { Language } from '@zhantai/engine';
import { format, type Params } from '../format.ts';
import { en } from './en.ts';
import { zhHans, type ServerWord, type ServerWords } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

export type { ServerWord } from './zh-hans.ts';

const words = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en } satisfies Record<Language, ServerWords>;

export function isServerWord(text: string): text is ServerWord {
  return Object.hasOwn(zhHans, text);
}

/** A word of the server in a language, its placeholders filled. */
export function renderServerWord(word: ServerWord, language: Language, params: Params = {}): string {
  return format(words[language][word], params);
}
