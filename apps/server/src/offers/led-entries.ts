import { languages } from '@zhantai/messages';
import type { LocalText } from '../database/tables/schema.ts';
import type { StoredEntry } from '../dictionaries/index.ts';
import type { CatalogueItem } from './item.ts';
import { listPrice } from './list-price.ts';

/** LED screens, and below each the slots of a day that are sold on it, like `L2-S2` of `L2-S2-0319`. */
export function ledEntries(items: readonly CatalogueItem[]): readonly StoredEntry[] {
  const slots = new Map<string, StoredEntry>();
  for (const item of items) {
    const { slot, hours } = item.details;
    if (item.kind !== 'led' || item.parentId === null || slot === undefined) continue;
    const value = `${item.parentId}-${slot}`;
    if (slots.has(value)) continue;
    slots.set(value, {
      ...blank,
      value,
      parent: item.parentId,
      label: inEveryLanguage(hours ?? slot),
      description: listPrice(item),
    });
  }
  const screens = items.filter(({ kind }) => kind === 'screen');
  return [
    ...screens.map((screen) => ({ ...blank, value: screen.itemId, label: screen.name })),
    ...slots.values(),
  ];
}

const blank = { parent: null, description: null, facets: {}, disabled: false } as const;

function inEveryLanguage(text: string): LocalText {
  return Object.fromEntries(languages.map((language) => [language, text]));
}
