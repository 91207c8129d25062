import { decodeStored, traitsOf } from '@zhantai/engine';
import type { Item, Option } from '@zhantai/engine';
import type { ImportProblem } from '@zhantai/engine/tables';
import type { FieldWords } from '@zhantai/messages/fields';
import { valueText } from '../fields/value-text.ts';

/** A row as it was read, not yet in the table. */
export interface PreviewRow {
  /** Its number where it came from. */
  readonly number: number;
  /** Wire values by prop; what could not be read is the text itself. */
  readonly cells: Readonly<Record<string, unknown>>;
}

/** The columns that a row brings: neither hidden nor reckoned by the system. */
export const previewColumns = (item: Item): readonly Item[] =>
  item.columns.filter((column) => !column.hidden && traitsOf(column).family !== 'layout' && !column.computed);

/** Problems by the number of their row. */
export function problemsByRow(
  problems: readonly ImportProblem[],
): ReadonlyMap<number, readonly ImportProblem[]> {
  const byRow = new Map<number, ImportProblem[]>();
  for (const problem of problems) {
    const known = byRow.get(problem.row);
    if (known === undefined) byRow.set(problem.row, [problem]);
    else known.push(problem);
  }
  return byRow;
}

/** A cell as one line of text; what could not be read as it stood there. */
export function previewText(
  column: Item,
  { cells }: PreviewRow,
  words: FieldWords,
  options: readonly Option[] | null,
): string {
  const wire = cells[column.prop];
  if (wire === undefined) return '';
  const { value, unreadable } = decodeStored(column, wire);
  return unreadable ?? valueText(column, value, words, options ?? undefined);
}
