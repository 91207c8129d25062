import { normalise } from '../../texts/normalise.ts';
import type { FieldCore } from '../field-core.ts';
import { textCore } from '../text/text-core.ts';

/** `input`: one text. */
export const input: FieldCore<string> = { ...textCore, normalise: (value, item) => normalise(item, value) };
