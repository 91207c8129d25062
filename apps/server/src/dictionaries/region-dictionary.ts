import type { DictionaryEntry } from '@zhantai/contract';
import type { Dictionary } from './dictionary.ts';
import { presentEntry, presentPlaced } from './present.ts';
import { regionTree } from './region-tree.ts';
import { findEntries } from './store.ts';

const code = 'region-cn';

/**
 * Provinces, cities and districts, level by level; what the organiser keeps under the same code stands beside them.
 * Shipped names are Chinese in every language.
 */
export const regionDictionary: Dictionary = {
  perExhibitor: false,
  async list(database, asker, filter) {
    if (Object.keys(filter.facets).length > 0) return [];
    const parent = filter.parentKey ?? null;
    const shipped: DictionaryEntry[] = regionTree()
      .below(parent)
      .map(({ value, name, leaf }) => ({ value, label: name, leaf }));
    const stored = await findEntries(database, asker.scope, code);
    const parents = new Set(stored.map((entry) => entry.parent));
    const own = stored
      .filter((entry) => entry.parent === parent)
      .map((entry) => ({ ...presentEntry(entry, asker.language), leaf: !parents.has(entry.value) }));
    return [...shipped, ...own];
  },
  async find(database, asker, values) {
    const stored = new Map(
      (await findEntries(database, asker.scope, code)).map((entry) => [entry.value, entry]),
    );
    return values.flatMap((value) => {
      const own = stored.get(value);
      if (own !== undefined) return [presentPlaced(own, asker.language)];
      const region = regionTree().find(value);
      return region === undefined
        ? []
        : [{ value, label: region.name, parent: region.parent, disabled: false }];
    });
  },
};
