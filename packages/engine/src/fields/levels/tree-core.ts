import { checkKnown, describeChoice } from '../choice/check-choice.ts';
import { readOptionValue } from '../choice/choice-codec.ts';
import type { FieldCore } from '../field-core.ts';
import type { OptionValue } from '../../types/field-value.ts';
import { readParts } from '../read-parts.ts';

/** `tree`: keys of checked nodes. */
export const tree: FieldCore<readonly OptionValue[]> = {
  answers: true,
  blank: () => [],
  read(wire, item) {
    const parts = readParts(wire);
    if (parts === undefined) return undefined;
    const keys: OptionValue[] = [];
    for (const part of parts) {
      const key = readOptionValue(part, item);
      if (key === null) return undefined;
      keys.push(key);
    }
    return keys;
  },
  encode: (value, item) => (item.dataType === 'array' ? value : value.join(',')),
  isEmpty: (value) => value.length === 0,
  compare: (value) => value.map(String),
  check: (value, item, within) => checkKnown(value, within.optionsOf(item)),
  missing: () => 'requiredChoice',
  describe: (value, item, words) =>
    value.map((key) => describeChoice({ value: key }, item, words)).join(words.listSeparator),
};
