// All languages at once, for the server. A browser imports `@zhantai/messages/refusals/load`.
import type { Language } from '@zhantai/engine';
import { format } from '../format.ts';
import type { Params } from '../format.ts';
import { en } from './en.ts';
import { zhHans } from './zh-hans.ts';
import type { RefusalWord, RefusalWords } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

export type { RefusalWord } from './zh-hans.ts';

const words = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en } satisfies Record<Language, RefusalWords>;

/** The sentence for a refusal; clauses whose parameters are missing are left out (wire.md §1). */
export function renderRefusal(code: RefusalWord, language: Language, params: Params = {}): string {
  return format(words[language][code], params).trim();
}
