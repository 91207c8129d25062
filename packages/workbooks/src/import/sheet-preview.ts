import type { ImportCut, ImportProblem } from '@zhantai/engine/tables';
import { cutUnits } from '../cut-units.ts';
import { contentText } from '../read/sheet-content.ts';
import type { SheetTable } from './read-rows.ts';

/** A part of the sheet to look at before the import is applied, as it stands in the workbook. */
export interface SheetPreview {
  /** Header cells by column of the workbook. */
  readonly headers: readonly string[];
  /** The prop that each column fills, null where the table has none. */
  readonly props: readonly (string | null)[];
  /** The first rows, and as many as fit of those with a problem, in the order of the workbook. */
  readonly rows: readonly PreviewRow[];
  /** How many rows of data there are in all. */
  readonly total: number;
  /** Numbers of these rows that the import cuts (engine.md §6). */
  readonly cuts: readonly ImportCut[];
  /** How many it cuts in all. */
  readonly cutCount: number;
}

export interface PreviewRow {
  /** As the user sees it in the workbook. */
  readonly number: number;
  /** What the user sees in each cell. */
  readonly texts: readonly string[];
}

const FIRST = 200;
const WRONG = 500;
/** Nobody reads longer cells in a preview. */
const TEXT_LENGTH = 200;

/** The rows worth looking at. */
export function previewOf(
  table: SheetTable,
  problems: readonly ImportProblem[],
  cuts: readonly ImportCut[] = [],
): SheetPreview {
  const wrong = new Set<number>();
  for (const { row } of [...problems, ...cuts]) if (wrong.size < WRONG) wrong.add(row);
  const rows = table.rows.filter(({ number }, index) => index < FIRST || wrong.has(number));
  const shown = new Set(rows.map(({ number }) => number));
  return {
    headers: table.headers,
    props: table.props,
    rows: rows.map(({ number, contents }) => ({
      number,
      texts: contents.map((content) => cutUnits(contentText(content), TEXT_LENGTH)),
    })),
    total: table.rows.length,
    cuts: cuts.filter(({ row }) => shown.has(row)),
    cutCount: cuts.length,
  };
}
