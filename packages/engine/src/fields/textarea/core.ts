import { textCore } from '../text/text-core.ts';

/** `textarea`: one text. */
export const textarea = textCore;
