import type { Item } from '../definition/item.ts';
import { coreOf } from './registry.ts';
import { cleanLine } from '../texts/clean-text.ts';

/** A text that a person or a file brought in, as it is judged and stored (engine.md §2). Twice is once. */
export function normalise(item: Item, text: string): string {
  return coreOf(item).normaliseText?.(text, item) ?? cleanLine(text);
}
