import { cleanText } from '../../texts/clean-text.ts';
import { lineText } from './line-text.ts';
import { codePoints } from '../code-points.ts';
import type { FieldCore } from '../field-core.ts';
import { finding } from '../finding.ts';
import { isShownNumber } from './lost-digits.ts';

/** Between these two every character is seen. */
const SPACE = 0x20;
const DELETE = 0x7f;

/** Wire → text: strings as they are, numbers and flags by their text. */
export function readTextValue(wire: unknown): string | undefined {
  if (typeof wire === 'string') return wire;
  if (wire === null || wire === undefined) return '';
  return typeof wire === 'number' || typeof wire === 'boolean' ? String(wire) : undefined;
}

/** Whether a text holds nothing but blanks; most texts tell by their first letter. */
export function isBlankText(value: string): boolean {
  const first = value.charCodeAt(0);
  return !(first > SPACE && first < DELETE) && value.trim() === '';
}

/** Fields whose value is one text. */
export const textCore: FieldCore<string> = {
  answers: true,
  blank: () => '',
  read: readTextValue,
  encode: (value) => value,
  isEmpty: isBlankText,
  compare: (value) => value,
  check: (value, item) =>
    item.maxLength !== null && value.length > item.maxLength && codePoints(value) > item.maxLength
      ? finding('maxLength', { n: item.maxLength })
      : null,
  missing: () => 'required',
  describe: (value) => value,
};

/** `input`: one line. */
export const input: FieldCore<string> = {
  ...textCore,
  check: (value, item, within) =>
    isShownNumber(value) ? finding('lostDigits') : textCore.check(value, item, within),
  normalise: lineText,
  normaliseText: lineText,
};

/** `textarea`: several lines, which stay as they are written. */
export const textarea: FieldCore<string> = {
  ...textCore,
  normalise: cleanText,
  normaliseText: cleanText,
};

/** `password`: one text that is never shown again. */
export const password: FieldCore<string> = {
  ...textCore,
  normalise: cleanText,
  normaliseText: cleanText,
  describe: (_value, _item, words) => words.secret,
};
