/** The sub-table of vehicle passes, and its column of number plates (seed.md §3). */
const VEHICLES = 'cheliangtongxingzheng';
const PLATE = 'plate';

/** Blanks, and the dot that is painted on plates and typed in many ways. */
const BETWEEN = /[\s\u00b7\u2022\u30fb\uff65.]+/g;

/** Whether a column of a sub-table holds number plates. */
export const isPlateColumn = (table: string, column: string): boolean =>
  table === VEHICLES && column === PLATE;

/**
 * A number plate as it is written: capitals, half-width, nothing between them. Composed once more at the end,
 * because a capital may come apart (`ῒ`), and so may what a removed blank had kept apart.
 */
export const normalizePlate = (text: string): string =>
  text.normalize('NFKC').toUpperCase().replace(BETWEEN, '').normalize('NFKC');
