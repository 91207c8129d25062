import type { Item } from '../definition/item.ts';
import { cellRegistry } from './cell-registry.ts';
import { dynamic } from './dynamic/core.ts';
import type { FieldCore } from './field-core.ts';
import type { FieldType, FieldValues } from '../types/field-value.ts';

/** All field types; one that lacks its core does not compile. */
export const registry = {
  ...cellRegistry,
  dynamic,
} as const satisfies { readonly [T in FieldType]: FieldCore<FieldValues[T]> };

/** What the engine knows of an item's type. */
export function coreOf(item: Item): FieldCore {
  return registry[item.type];
}
