import type { Item } from '../definition/item.ts';
import { decodeStored } from '../fields/codec.ts';
import type { FieldValue } from '../types/field-value.ts';
import { defaultOf } from '../logic/default-value.ts';
import type { Context } from '../definition/context.ts';

/** What a field starts with when a form is opened. */
export interface StartValue {
  readonly value: FieldValue;
  readonly unreadable: string | null;
  /** As it is stored; undefined where nothing is. */
  readonly wire: unknown;
  readonly prefilledBy: string | null;
  readonly isStored: boolean;
}

/** The stored value of a field, else its default (engine.md §1, §2). */
export function startValue(item: Item, isStored: boolean, wire: unknown, context: Context): StartValue {
  if (isStored) {
    const { value, unreadable } = decodeStored(item, wire);
    return { value, unreadable, wire, prefilledBy: null, isStored };
  }
  const { value, prefilledBy } = defaultOf(item, context);
  return { value, unreadable: null, wire: undefined, prefilledBy, isStored };
}
