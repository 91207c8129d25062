import { numericCore } from '../numeric/numeric-core.ts';

/** `number`: a number or nothing. */
export const number = numericCore;
