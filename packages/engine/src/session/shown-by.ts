import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';

/** One condition behind a field's visibility. */
export interface Trigger {
  readonly item: Item;
  readonly optionValue: string;
  readonly expression: string;
}

const NONE: readonly Trigger[] = [];
const indexes = new WeakMap<Definition, ReadonlyMap<string, readonly Trigger[]>>();

/** The watched items of the rules that show an item; empty if it has none. */
export function triggersOf(definition: Definition, item: Item): readonly Trigger[] {
  const known = indexes.get(definition) ?? indexTriggers(definition);
  indexes.set(definition, known);
  return known.get(item.id) ?? NONE;
}

function indexTriggers(definition: Definition): ReadonlyMap<string, readonly Trigger[]> {
  const index = new Map<string, Trigger[]>();
  for (const { targets, conditions } of definition.schemes) {
    const triggers = conditions.flatMap(({ formItemId, optionValue, expression }): Trigger[] => {
      const watched = definition.itemById.get(formItemId);
      return watched === undefined ? [] : [{ item: watched, optionValue, expression }];
    });
    for (const target of new Set(targets)) {
      const own = index.get(target);
      if (own === undefined) index.set(target, [...triggers]);
      else own.push(...triggers);
    }
  }
  return index;
}
