import type { SheetCell } from '../sheets/sheet-cell.ts';

/** What is shown only has no cell. */
export const noneCell: SheetCell<null> = {
  toCell: () => null,
  fromCell: () => undefined,
};
