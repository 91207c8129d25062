/** What a workbook may cost before it is refused as too large; far beyond any list somebody types. */
export const limits = {
  /** Bytes of the file as it was sent. */
  fileBytes: 32 * 2 ** 20,
  /** Entries of the archive. */
  entries: 2_000,
  /** Bytes that the directory of the archive says it unpacks to, pictures included. */
  declaredBytes: 512 * 2 ** 20,
  /** Bytes that are really unpacked of one part of the archive, blank cells included. */
  partBytes: 256 * 2 ** 20,
  /** Bytes of all parts together that are kept and parsed. */
  keptBytes: 40 * 2 ** 20,
  /** Bytes of one of the small parts that say what stands where. */
  directoryBytes: 4 * 2 ** 20,
  /** Sheets of a workbook. */
  sheets: 200,
  /** Rows with content of one sheet. */
  rows: 50_000,
  /** Rows from the top in which headers, and the title above them, can stand. */
  headerRows: 30,
  /** Merged cells in those that are looked at. */
  headerMerges: 5_000,
  /** Merged cells of one sheet. */
  merges: 100_000,
  /** Bytes of a table that comes as text. */
  textBytes: 5 * 2 ** 20,
  /** Columns with content. */
  columns: 512,
  /** Cells of one sheet, those between two cells with content included. */
  cells: 3_000_000,
  /** Lists of options that hold in some rows only. */
  rowLists: 500,
  /** Characters of one cell, as many as Excel takes. */
  cellText: 32_767,
} as const;
