import { textCore } from '../text/text-core.ts';

/** `input`: one text. */
export const input = textCore;
