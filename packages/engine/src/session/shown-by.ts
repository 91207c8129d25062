import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';

/** One condition behind a field's visibility. */
export interface Trigger {
  readonly item: Item;
  readonly optionValue: string;
  readonly expression: string;
}

/** The watched items of the rules that show an item; empty if it has none. */
export function triggersOf(definition: Definition, item: Item): readonly Trigger[] {
  return definition.schemes
    .filter((scheme) => scheme.targets.includes(item.id))
    .flatMap((scheme) => scheme.conditions)
    .flatMap(({ formItemId, optionValue, expression }) => {
      const watched = definition.itemById.get(formItemId);
      return watched === undefined ? [] : [{ item: watched, optionValue, expression }];
    });
}
