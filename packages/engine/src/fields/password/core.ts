import { normalise } from '../../texts/normalise.ts';
import type { FieldCore } from '../field-core.ts';
import { textCore } from '../text/text-core.ts';

/** `password`: one text that is never shown again. */
export const password: FieldCore<string> = {
  ...textCore,
  normalise: (value, item) => normalise(item, value),
  describe: (value) => (value === '' ? '' : '••••••'),
};
