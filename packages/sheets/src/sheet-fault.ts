/** Why a file is not read as a workbook at all; nothing of it is taken then. */
export const sheetFaults = [
  /** Neither xlsx nor xls, whatever its name says. */
  'format',
  /** Said to be a workbook, but cut off or damaged. */
  'broken',
  /** Protected by a password. */
  'encrypted',
  /** More bytes, rows, columns or text than a table may hold, packed or unpacked. */
  'tooLarge',
  /** No sheet of it holds a row of data below a header. */
  'empty',
  /** No header cell names a column of the table. */
  'noHeader',
] as const;

/** One of {@link sheetFaults}. */
export type SheetFault = (typeof sheetFaults)[number];
