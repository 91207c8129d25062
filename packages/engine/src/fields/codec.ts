import type { Item } from '../definition/item.ts';
import { jsonText } from '../definition/json-value.ts';
import type { FieldValue } from '../types/field-value.ts';
import { coreOf } from './registry.ts';

/** A stored value as the engine reads it, with its own text where it could not be read (engine.md §2). */
export interface Stored {
  readonly value: FieldValue;
  readonly unreadable: string | null;
}

/** Wire → value by the table of the wire; what cannot be read is blank. Never throws (engine.md §2). */
export function decode(item: Item, wire: unknown): FieldValue {
  const core = coreOf(item);
  const value = core.readBare === undefined ? core.read(wire, item) : core.readBare(wire, item);
  return value ?? core.blank(item);
}

/**
 * Wire → value of an answer, keeping the text of what cannot be read. A text where a number belongs was written by a
 * person: it is one by the rule for what is typed only, so `1e5` stays the text that it is.
 */
export function decodeStored(item: Item, wire: unknown): Stored {
  const core = coreOf(item);
  const value = core.read(wire, item);
  return value === undefined
    ? { value: core.blank(item), unreadable: jsonText(wire) }
    : { value, unreadable: null };
}

/** The value of an answer; blank where it cannot be read. */
export function readAnswer(item: Item, wire: unknown): FieldValue {
  const core = coreOf(item);
  return core.read(wire, item) ?? core.blank(item);
}

/** Value → wire; undefined for what is never a value (engine.md §2). */
export function encode(item: Item, value: FieldValue): unknown {
  return coreOf(item).encode(value, item);
}

/** The value of a field nobody filled. */
export function blankValue(item: Item): FieldValue {
  return coreOf(item).blank(item);
}

/** Whether a value counts as not filled; texts of blanks, rate 0 and blank rows do too (engine.md §4). */
export function isEmpty(item: Item, value: FieldValue): boolean {
  return coreOf(item).isEmpty(value, item);
}
