import { normalise } from '../../texts/normalise.ts';
import type { FieldCore } from '../field-core.ts';
import { textCore } from '../text/text-core.ts';

/** `textarea`: one text. */
export const textarea: FieldCore<string> = {
  ...textCore,
  normalise: (value, item) => normalise(item, value),
};
