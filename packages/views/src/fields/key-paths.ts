import { traitsOf } from '@zhantai/engine';
import type { FieldValue, Item, OptionValue } from '@zhantai/engine';
import type { OptionPath } from './cascader/cascader-value.ts';

const isKey = (part: unknown): part is OptionValue => typeof part === 'string' || typeof part === 'number';

/** The keys of a tree, each a path of one, or the paths of a cascader. */
export function keyPaths(item: Item, value: FieldValue): readonly OptionPath[] {
  if (!Array.isArray(value)) return [];
  const parts: readonly unknown[] = value;
  if (traitsOf(item).paths !== true) return parts.filter(isKey).map((key) => [key]);
  if (parts.every(isKey)) return parts.length === 0 ? [] : [parts];
  return parts.map((path) => (Array.isArray(path) ? path.filter(isKey) : []));
}
