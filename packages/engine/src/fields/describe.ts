import type { Item } from '../definition/item.ts';
import type { DescribeWords } from './field-core.ts';
import type { FieldValue } from './field-value.ts';
import { coreOf } from './registry.ts';

const DEFAULTS: DescribeWords = {
  listSeparator: ', ',
  on: '✓',
  off: '✗',
  optionsOf: (item) => item.options,
};

/** A value as plain text for tables and reviews: labels instead of option values, rows by their number. */
export function describe(item: Item, value: FieldValue, words: Partial<DescribeWords> = {}): string {
  return coreOf(item).describe(value, item, describeWords(words));
}

/** The words given, and plain signs for the rest. */
export function describeWords(words: Partial<DescribeWords>): DescribeWords {
  return { ...DEFAULTS, ...words };
}
