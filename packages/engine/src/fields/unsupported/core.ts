import { noneCore } from '../none/none-core.ts';

/** `unsupported`: an item the engine does not know; what is stored of it stays. */
export const unsupported = noneCore;
