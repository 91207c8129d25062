import { describe, isEmpty, traitsOf } from '@zhantai/engine';
import type { FieldValue, Item, Option } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';
import { pathLabels } from './cascader/cascader-value.ts';
import { shortTimes } from './date/short-times.ts';
import { keyPaths } from './key-paths.ts';
import { groupedNumber } from './number/number-text.ts';

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
  const { family, text: kind, amount, moment, paths } = traitsOf(item);
  if (kind === 'secret') return value === '' ? '' : words.password.filled;
  if (isEmpty(item, value)) return '';
  if (family === 'number' && typeof value === 'number') {
    return amount === true ? groupedNumber(value, item.precision) : words.rate.stars(value, item.count);
  }
  if (labels.size > 0 && family === 'levels') {
    return keyPaths(item, value)
      .map((path) => {
        const names = pathLabels(path, options ?? [], labels);
        return item.showAllLevels || paths !== true ? names.join(item.separator) : (names.at(-1) ?? '');
      })
      .join(words.listSeparator);
  }
  const text = describe(item, value, {
    listSeparator: words.listSeparator,
    on: words.switch.on,
    off: words.switch.off,
    optionsOf: (one) => (one === item ? (options ?? item.options) : one.options),
  });
  return moment !== undefined ? shortTimes(text).replace(' – ', ' → ') : text;
}
