import { findItemsById, type CatalogueItem } from '../../offers/index.ts';
import type { UnsaleableLine as WireUnsaleable } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { amountText } from '@zhantai/messages/amounts';
import { renderServerWord, type ServerWord } from '@zhantai/messages/server';
import type { Database } from '../../database/database.ts';
import { localText, type Scope } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { quantityOf } from '../money.ts';
import type { WantedLine } from '../wanted-line.ts';
import { presentField } from './present-field.ts';
import type { Shortage } from './stock/move-draws.ts';
import type { UnsaleableLine } from './lines/price-lines.ts';

type Items = ReadonlyMap<string, CatalogueItem>;

/** NOT_ON_SALE with every line that cannot be ordered, and why. */
export function refuseUnsaleable(
  items: Items,
  unsaleable: readonly UnsaleableLine[],
  language: Language,
): Refusal {
  const lines = presentUnsaleable(items, unsaleable, language);
  return new Refusal('NOT_ON_SALE', { items: sentence(lines.map(({ name }) => name)) }, { lines });
}

/** Every line that cannot be ordered, why, and the field it comes from. */
export function presentUnsaleable(
  items: Items,
  unsaleable: readonly UnsaleableLine[],
  language: Language,
): WireUnsaleable[] {
  return unsaleable.map(({ line, why }) => {
    const name = nameOf(items, line.itemId, language);
    const message = renderServerWord(sentences[why], language, { name });
    return { itemId: line.itemId, name, why, message, ...presentField(line.field) };
  });
}

const sentences = {
  item: 'unsaleableItem',
  quantity: 'unsaleableQuantity',
  period: 'unsaleablePeriod',
  stay: 'unsaleableStay',
  tier: 'unsaleableTier',
} as const satisfies Record<UnsaleableLine['why'], ServerWord>;

interface Short {
  readonly items: Items;
  readonly wanted: readonly WantedLine[];
  readonly shortages: readonly Shortage[];
  readonly language: Language;
}

/** SOLD_OUT with what is left of everything that is short. */
export async function refuseShortages(
  database: Database,
  scope: Scope,
  { items, wanted, shortages, language }: Short,
): Promise<Refusal> {
  // Parts of a pack are on no line.
  const parts = shortages.map(({ itemId }) => itemId).filter((itemId) => !items.has(itemId));
  const known = new Map([...items, ...(await findItemsById(database, scope, parts))]);
  const lines = shortages.map(({ itemId, slot, wanted: quantity, left }) => {
    const line = {
      itemId,
      name: nameOf(known, itemId, language),
      unit: localText(known.get(itemId)?.unit ?? {}, language),
      slot,
      wanted: quantityOf(quantity),
      left: quantityOf(left),
    };
    return {
      ...line,
      message: renderServerWord('short', language, {
        ...line,
        amount: amountText(line.left, line.unit, language),
      }),
      ...presentField(fieldOf(items, wanted, itemId)),
    };
  });
  const named = lines.map(({ name, slot, left }) => `${name}${slot === '' ? '' : ` ${slot}`} ${left}`);
  return new Refusal('SOLD_OUT', { items: sentence(named) }, { lines });
}

/** Where an item is wanted: by itself, or as part of a pack. */
export function fieldOf(items: Items, wanted: readonly WantedLine[], itemId: string): WantedLine['field'] {
  const line =
    wanted.find((one) => one.itemId === itemId) ??
    wanted.find((one) => items.get(one.itemId)?.parts.some((part) => part.itemId === itemId) === true);
  return line?.field;
}

export function nameOf(items: Items, itemId: string, language: Language): string {
  const item = items.get(itemId);
  return item === undefined ? itemId : localText(item.name, language);
}

/** A few names; a long list would hide the sentence. */
export function sentence(names: readonly string[]): string {
  const shown = [...new Set(names)].slice(0, 5).join(', ');
  return names.length > 5 ? `${shown} …` : shown;
}
