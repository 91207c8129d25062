import type { KitWords } from '@zhantai/messages/kit';
import { use } from 'react';
import { KitWordsContext } from './kit-words-context.ts';

/** The kit's own words, as the nearest {@link KitProvider} gives them. */
export const useKitWords = (): KitWords => use(KitWordsContext);
