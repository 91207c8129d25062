import type { Language } from '@zhantai/engine';
import { en as designerEn } from '../designer/en.ts';
import { zhHans as designerZhHans } from '../designer/zh-hans.ts';
import { zhHant as designerZhHant } from '../designer/zh-hant.ts';
import { en } from './en.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

export type { QuestionWords } from './zh-hans.ts';

/** Words of lists of questions by language; a list may come in another language than the page, so all of them together. */
export const questionWords = {
  'zh-Hans': { ...zhHans, types: { ...designerZhHans.types, title: zhHans.title } },
  'zh-Hant': { ...zhHant, types: { ...designerZhHant.types, title: zhHant.title } },
  en: { ...en, types: { ...designerEn.types, title: en.title } },
} satisfies Record<Language, object>;
