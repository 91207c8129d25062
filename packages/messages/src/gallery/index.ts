import type { Language } from '@zhantai/engine';
import type { GalleryWords } from './zh-hans.ts';

export type { GalleryWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<GalleryWords>>;

/** Loads the words and sample texts of the gallery in one language. */
export const loadGalleryWords = (language: Language): Promise<GalleryWords> => loaders[language]();
