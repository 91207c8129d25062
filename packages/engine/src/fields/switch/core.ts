import type { FieldCore } from '../field-core.ts';
import type { FieldValues } from '../../types/field-value.ts';
import { readTextValue } from '../text/core.ts';
import { switchPositions } from './switch-positions.ts';

/** `switch`: one of two values, never empty. */
export const switchField: FieldCore<FieldValues['switch']> = {
  answers: true,
  blank: (item) => switchPositions(item).off.value,
  read(wire, item) {
    const { off, on } = switchPositions(item);
    if (wire === null || wire === undefined || wire === '') return off.value;
    const text = readTextValue(wire);
    if (text === String(on.value)) return on.value;
    return text === String(off.value) ? off.value : undefined;
  },
  encode: (value) => value,
  isEmpty: () => false,
  compare: (value) => String(value),
  check: () => null,
  missing: () => 'requiredChoice',
  describe(value, item, words) {
    const { off, on } = switchPositions(item);
    return value === on.value ? (on.label ?? words.on) : (off.label ?? words.off);
  },
};
