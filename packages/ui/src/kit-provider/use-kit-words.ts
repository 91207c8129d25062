import { kitWords } from '@zhantai/messages/kit';
import type { KitWords } from '@zhantai/messages/kit';
import { use } from 'react';
import { LanguageContext } from './language-context.ts';

/** The kit's own words in the language of the nearest {@link KitProvider}. */
export const useKitWords = (): KitWords => kitWords[use(LanguageContext)];
