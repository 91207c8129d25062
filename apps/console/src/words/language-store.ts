import type { Language } from '@zhantai/engine';
import { parseLanguage } from '@zhantai/messages';

const key = 'zhantai.console.language';

/** The language chosen on this machine, else the browser's nearest, else zh-Hans. */
export function storedLanguage(): Language {
  return parseLanguage(localStorage.getItem(key) ?? navigator.languages.join(','));
}

/** Remembers a chosen language on this machine. */
export function storeLanguage(language: Language): void {
  localStorage.setItem(key, language);
}
