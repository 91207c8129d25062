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
    const stored = await findEntries(database, asker.scope, code);
    const parents = new Set(stored.map((entry) => entry.parent));
    const below = (parent: string | null, above: ReadonlySet<string>): DictionaryEntry[] => {
      const shipped = regionTree()
        .below(parent)
        .map(({ value, name, leaf }) => ({ value, label: name, leaf }));
      const own = stored
        .filter((entry) => entry.parent === parent)
        .map((entry) => ({ ...presentEntry(entry, asker.language), leaf: !parents.has(entry.value) }));
      const all = [...shipped, ...own];
      if (filter.whole !== true) return all;
      // An entry below itself would never end.
      return all
        .filter(({ value }) => !above.has(value))
        .map((entry) =>
          entry.leaf ? entry : { ...entry, children: below(entry.value, new Set([...above, entry.value])) },
        );
    };
    return below(filter.parentKey ?? null, new Set());
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
