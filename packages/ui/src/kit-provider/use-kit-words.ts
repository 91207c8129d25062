import type { KitWords } from '@zhantai/messages/kit';
import { use } from 'react';
import { KitWordsContext } from './kit-words-context.ts';

/** The kit's own words, as the nearest {@link KitProvider} gives them; without one that is a mistake of the page. */
export function useKitWords(): KitWords {
  const words = use(KitWordsContext);
  if (words === null) throw new Error('The kit needs a KitProvider around it');
  return words;
}
