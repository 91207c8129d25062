/** Why a file is not read as a workbook at all; nothing of it is taken then. */
export const sheetFaults = [
  /** Nothing that is known, whatever its name says. */
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
  /** A workbook of Excel 95 or before. */
  'excel95',
  /** A binary workbook of Excel. */
  'xlsb',
  /** A workbook of OpenDocument. */
  'ods',
  /** A workbook of Apple's Numbers. */
  'numbers',
  /** A web page in which no table is that can be read. */
  'webPage',
  /** Text in which no table is. */
  'text',
  /** A table in one of the formats that programs exchanged before: SYLK, DIF, UOF. */
  'exchange',
  'pdf',
  /** A text document or a presentation. */
  'document',
  'image',
  /** An archive in which no workbook is. */
  'archive',
] as const;

/** One of {@link sheetFaults}. */
export type SheetFault = (typeof sheetFaults)[number];

/** Of a file that is no workbook of a kind that is read, and what it is instead. */
export type ForeignKind = Exclude<SheetFault, 'broken' | 'encrypted' | 'tooLarge' | 'empty' | 'noHeader'>;
