import type { Language } from '@zhantai/engine';
import { loadGridWords } from '@zhantai/messages/grid';
import type { GridWords } from '@zhantai/messages/grid';

const loading = new Map<Language, Promise<GridWords>>();

/** The words of a language, asked for once; what could not be had is asked for again. */
export function previewWords(language: Language): Promise<GridWords> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const words = loadGridWords(language).catch((error: unknown) => {
    loading.delete(language);
    throw error;
  });
  loading.set(language, words);
  return words;
}
