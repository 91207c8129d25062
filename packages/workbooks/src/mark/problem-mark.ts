/** A sentence about one cell of a workbook. */
export interface ProblemMark {
  /** As the user sees it in the workbook; 0 speaks of the whole table. */
  readonly row: number;
  /** From 0; null where the workbook has no column for it. */
  readonly column: number | null;
  readonly message: string;
}

/** Which sheet is marked, and where the header stands that takes what concerns no row. */
export interface MarkedSheet {
  /** Its place among the sheets, from 0. */
  readonly index: number;
  readonly name: string;
  readonly headerRow: number;
}
