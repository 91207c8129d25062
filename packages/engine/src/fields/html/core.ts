import { noneCore } from '../none/none-core.ts';

/** `html`: markup that is shown. */
export const html = noneCore;
