import type { HiddenParts } from './hidden/hidden-parts.ts';
import type { SheetContent } from './sheet-content.ts';
import type { DroppedPart } from './workbook-parts.ts';

/** A row with content. */
export interface SheetRow {
  /** As the user sees it in the workbook, from 1. */
  readonly number: number;
  /** By column from 0, up to the last one with content. */
  readonly cells: readonly SheetContent[];
}

/** Cells that are shown as one; rows from 1, columns from 0, both ends inclusive. */
export interface SheetMerge {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** One sheet of a workbook as it was read: every row with content, header lines included. */
export interface Sheet {
  readonly name: string;
  /** Its place among the sheets, from 0. */
  readonly index: number;
  readonly rows: readonly SheetRow[];
  readonly merges: readonly SheetMerge[];
  readonly hidden: HiddenParts;
  readonly date1904: boolean;
  /** What the workbook also holds and was not read. */
  readonly dropped: readonly DroppedPart[];
  /** Names of the sheets that have the same header and were not read. */
  readonly others: readonly string[];
  /** It came as text, which may be no table at all: of what kind. */
  readonly text?: 'webPage' | 'text';
}
