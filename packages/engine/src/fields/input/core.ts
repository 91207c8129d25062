import { normalise } from '../../texts/normalise.ts';
import type { FieldCore } from '../field-core.ts';
import { finding } from '../finding.ts';
import { textCore } from '../text/text-core.ts';
import { isShownNumber } from './lost-digits.ts';

/** `input`: one text. */
export const input: FieldCore<string> = {
  ...textCore,
  check: (value, item, within) =>
    isShownNumber(value) ? finding('lostDigits') : textCore.check(value, item, within),
  normalise: (value, item) => normalise(item, value),
};
