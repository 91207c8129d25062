import type { Language } from '@zhantai/engine';
import { parseLanguage } from '@zhantai/messages';

const key = 'zhantai.console.language';

/** The language chosen on this machine; the first time zh-Hans, as in the portal. */
export function storedLanguage(): Language {
  return parseLanguage(localStorage.getItem(key));
}

/** Remembers a chosen language on this machine. */
export function storeLanguage(language: Language): void {
  localStorage.setItem(key, language);
}
