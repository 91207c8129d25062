import { describe } from '@zhantai/engine';
import type { DescribeWords, FieldValue, Item, Option } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';

const noLabels: ReadonlyMap<string, string> = new Map();

/**
 * A value as the engine reads it for a person, in the words of the page. `labels` are of values whose option is not
 * among `options` yet, as in a lazy tree.
 */
export function valueText(
  item: Item,
  value: FieldValue,
  words: FieldWords,
  options: readonly Option[] | null = item.options,
  labels: ReadonlyMap<string, string> = noLabels,
): string {
  return describe(item, value, {
    ...describeWords(words),
    optionsOf: () => options ?? item.options,
    labelOf: (one) => labels.get(String(one)),
  });
}

/** The page's words for what the engine says of values. */
export function describeWords(words: FieldWords): Omit<DescribeWords, 'optionsOf' | 'labelOf'> {
  return {
    listSeparator: words.listSeparator,
    on: words.switch.on,
    off: words.switch.off,
    secret: words.password.filled,
    stars: words.rate.stars,
    files: words.upload.files,
    signed: words.signature.signed,
    rows: words.section.rows,
  };
}
