import type { DictionaryEntry } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { Asker, Dictionary } from './dictionary.ts';

/** A flat dictionary made for each exhibitor anew: it knows neither levels nor facets. */
export function listedDictionary(
  entries: (database: Database, asker: Asker) => Promise<readonly DictionaryEntry[]>,
): Dictionary {
  return {
    perExhibitor: true,
    async list(database, asker, filter) {
      return filter.parentKey === undefined ? entries(database, asker) : [];
    },
    async find(database, asker, values) {
      const byValue = new Map((await entries(database, asker)).map((entry) => [entry.value, entry]));
      return values.flatMap((value) => {
        const entry = byValue.get(value);
        return entry === undefined
          ? []
          : [{ value, label: entry.label, parent: null, disabled: entry.disabled === true }];
      });
    },
  };
}
