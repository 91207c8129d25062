import { languages } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import type { LocalText } from '../database/tables/schema.ts';
import type { StoredEntry } from '../dictionaries/index.ts';
import type { CatalogueItem } from './item.ts';
import { listPrice } from './list-price.ts';

const ways = { walk: 'wayWalk', shuttle: 'wayShuttle', metro: 'wayMetro' } as const;

/** A hotel, or a room below its hotel, as an option. */
export function hotelEntry(item: CatalogueItem): StoredEntry {
  return {
    value: item.itemId,
    parent: item.parentId,
    label: item.name,
    description: item.kind === 'hotel' ? wayThere(item) : listPrice(item),
    facets: {},
    disabled: false,
  };
}

function wayThere({ details }: CatalogueItem): LocalText | null {
  const { distance, way } = details;
  const known = way === 'walk' || way === 'shuttle' || way === 'metro' ? ways[way] : null;
  if (distance === undefined || known === null) return null;
  return Object.fromEntries(
    languages.map((language) => [language, `${distance} km · ${renderServerWord(known, language)}`]),
  );
}
