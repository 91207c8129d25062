/** Stands for the result of a formula that was not stored; no XML can hold it, and no program writes it. */
export const NO_RESULT = '\ufffe';
/** Its bytes. */
export const NO_RESULT_BYTES = Uint8Array.of(0xef, 0xbf, 0xbe);
