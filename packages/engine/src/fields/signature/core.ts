import type { FieldCore } from '../field-core.ts';
import { textCore } from '../text/text-core.ts';

/** `signature`: the link of the stored drawing. */
export const signature: FieldCore<string> = {
  ...textCore,
  missing: () => 'requiredSignature',
};
