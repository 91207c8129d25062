import type { Item } from '../definition/item.ts';
import type { FieldValue } from '../types/field-value.ts';
import type { DescribeWords } from './field-core.ts';
import { coreOf } from './registry.ts';

const DEFAULTS: DescribeWords = {
  listSeparator: ', ',
  on: '✓',
  off: '✗',
  secret: '••••••',
  stars: (count, max) => `${count} / ${max}`,
  files: String,
  signed: '✓',
  rows: String,
  optionsOf: (item) => item.options,
  labelOf: () => undefined,
};

/**
 * A value as a person reads it in one line, empty where nothing was answered (engine.md E2.30): the one reading of it for
 * faces at rest, cells, reviews, comparisons and papers. Words that are not given are plain signs.
 */
export function describe(item: Item, value: FieldValue, words: Partial<DescribeWords> = {}): string {
  const core = coreOf(item);
  return core.isEmpty(value, item) ? '' : core.describe(value, item, describeWords(words));
}

/** The words given, and plain signs for the rest. */
export function describeWords(words: Partial<DescribeWords>): DescribeWords {
  return { ...DEFAULTS, ...words };
}
