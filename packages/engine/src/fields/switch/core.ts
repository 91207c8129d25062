import type { FieldCore } from '../field-core.ts';
import type { FieldValues } from '../field-value.ts';
import { readTextValue } from '../text/text-core.ts';
import { switchValues } from './switch-values.ts';

/** `switch`: one of two values, never empty. */
export const switchField: FieldCore<FieldValues['switch']> = {
  answers: true,
  blank: (item) => switchValues(item).off,
  read(wire, item) {
    const { off, on } = switchValues(item);
    if (wire === null || wire === undefined || wire === '') return off;
    const text = readTextValue(wire);
    if (text === String(on)) return on;
    return text === String(off) ? off : undefined;
  },
  encode: (value) => value,
  isEmpty: () => false,
  compare: (value) => String(value),
  check: () => null,
  missing: () => 'requiredChoice',
  describe(value, item, words) {
    const [off, on] = item.options ?? [];
    return value === switchValues(item).on ? (on?.label ?? words.on) : (off?.label ?? words.off);
  },
};
