import type { Language } from '@zhantai/engine';
import type { PortalWords } from './zh-hans.ts';

export type { Language } from '@zhantai/engine';
export type { PortalWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  en: async () => (await import('./en.ts')).en,
} satisfies Record<Language, () => Promise<PortalWords>>;

/** Loads the portal's words in one language; the others stay on the server. */
export const loadPortalWords = (language: Language): Promise<PortalWords> => loaders[language]();
