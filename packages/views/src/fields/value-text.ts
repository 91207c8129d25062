import { describe, isEmpty } from '@zhantai/engine';
import type { FieldValue, Item, Option } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';
import { pathLabels } from './cascader/cascader-value.ts';
import { shortTimes } from './date/short-times.ts';
import { keyPaths } from './key-paths.ts';
import { groupedNumber } from './number/number-text.ts';

const dated: ReadonlySet<Item['type']> = new Set([
  'datetime',
  'time',
  'timerange',
  'datetimerange',
  'daterange',
]);
const noLabels: ReadonlyMap<string, string> = new Map();

/**
 * A value as a person reads it in one line: labels for options, grouped digits, an arrow between two dates. `labels`
 * are of keys whose option is not among `options` yet, as in a lazy tree.
 */
export function valueText(
  item: Item,
  value: FieldValue,
  words: FieldWords,
  options: readonly Option[] | null = item.options,
  labels: ReadonlyMap<string, string> = noLabels,
): string {
  if (item.type === 'password') return value === '' ? '' : words.password.filled;
  if (isEmpty(item, value)) return '';
  if (item.type === 'number' && typeof value === 'number') return groupedNumber(value, item.precision);
  if (item.type === 'rate' && typeof value === 'number') return words.rate.stars(value, item.count);
  if (labels.size > 0 && (item.type === 'tree' || item.type === 'cascader')) {
    return keyPaths(item.type, value)
      .map((path) => {
        const names = pathLabels(path, options ?? [], labels);
        return item.showAllLevels || item.type === 'tree' ? names.join(item.separator) : (names.at(-1) ?? '');
      })
      .join(words.listSeparator);
  }
  const text = describe(item, value, {
    listSeparator: words.listSeparator,
    on: words.switch.on,
    off: words.switch.off,
    optionsOf: (one) => (one === item ? (options ?? item.options) : one.options),
  });
  return dated.has(item.type) ? shortTimes(text).replace(' – ', ' → ') : text;
}
