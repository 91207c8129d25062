import { codePoints } from '../code-points.ts';
import type { FieldCore } from '../field-core.ts';
import { finding } from '../finding.ts';

/** Wire → text: strings as they are, numbers and flags by their text. */
export function readTextValue(wire: unknown): string | undefined {
  if (typeof wire === 'string') return wire;
  if (wire === null || wire === undefined) return '';
  return typeof wire === 'number' || typeof wire === 'boolean' ? String(wire) : undefined;
}

/** Fields whose value is one text. */
export const textCore: FieldCore<string> = {
  answers: true,
  blank: () => '',
  read: readTextValue,
  encode: (value) => value,
  isEmpty: (value) => value === '' || value.trim() === '',
  compare: (value) => value,
  check: (value, item) =>
    item.maxLength !== null && value.length > item.maxLength && codePoints(value) > item.maxLength
      ? finding('maxLength', { n: item.maxLength })
      : null,
  missing: () => 'required',
  describe: (value) => value,
};
