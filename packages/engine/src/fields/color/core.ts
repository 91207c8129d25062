import { cleanLine } from '../../texts/clean-text.ts';
import { halfWidth } from '../../texts/half-width.ts';
import type { FieldCore } from '../field-core.ts';
import { finding } from '../finding.ts';
import { textCore } from '../text/core.ts';

/** Whether a text is a colour as it is kept: `#` and six digits in lower case. */
export function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text);
}

/** `color`: one colour as the web writes it. */
export const color: FieldCore<string> = {
  ...textCore,
  check: (value) => (isColor(value) ? null : finding('format')),
  missing: () => 'requiredChoice',
  normalise: colorText,
  normaliseText: colorText,
};

/** `#0AF` is `#00aaff`; what is no colour stays as it was written. */
function colorText(written: string): string {
  const kept = cleanLine(written);
  const text = halfWidth(kept)
    .toLowerCase()
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  return isColor(text) ? text : kept;
}
