import { renderServerWord } from '@zhantai/messages/server';
import { languages } from '@zhantai/messages';
import { entryDictionary } from '../dictionaries/index.ts';
import { findStands } from './store/stands.ts';

/** `stands`: every stand that is built, for those who build them; value like `5-B117`, label like `5 号馆 B117`. */
export const standDictionary = entryDictionary(async (database, scope) =>
  (await findStands(database, scope)).map(({ hall, number }) => ({
    value: `${hall}-${number}`,
    parent: null,
    label: Object.fromEntries(
      languages.map((language) => [language, renderServerWord('booth', language, { hall, number })]),
    ),
    description: null,
    facets: { hall: [hall] },
    disabled: false,
  })),
);
