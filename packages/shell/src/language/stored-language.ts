import type { LocalStore } from '@zhantai/contract/client';
import type { Language } from '@zhantai/engine';
import { languages } from '@zhantai/messages';

/** Whether a text names a language of the portal. */
export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text);

/** The language chosen on this device; Simplified Chinese before anybody chose. */
export function storedLanguage(store: LocalStore): Language {
  const kept = store.get('language');
  return isLanguage(kept) ? kept : 'zh-Hans';
}
