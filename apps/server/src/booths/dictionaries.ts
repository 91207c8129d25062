import type { Dictionary } from '../dictionaries/index.ts';
import { boothDictionary } from './booth-dictionary.ts';
import { personDictionary } from './person-dictionary.ts';
import { standDictionary } from './stand-dictionary.ts';
import { transportDictionary } from './transport-dictionary.ts';

/** The dictionaries that exhibitors and their partners make up, by code. */
export const exhibitorDictionaries: Readonly<Record<string, Dictionary>> = {
  booths: boothDictionary,
  persons: personDictionary,
  stands: standDictionary,
  'transport-suppliers': transportDictionary,
};
