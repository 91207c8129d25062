import { noneCore } from '../none/none-core.ts';

/** `title`: opens a section. */
export const title = noneCore;
