import { foldText } from '@zhantai/engine';

/** A name or company as it is compared: width, case, dots and blanks do not count. */
export const nameKey = foldText;
