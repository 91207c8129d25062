import type { Cell, CellStyle } from 'hucre/xlsx';
import { cutUnits } from '../cut-units.ts';
import type { MarkedSheet, ProblemMark } from './problem-mark.ts';

const AUTHOR = 'Zhantai';
const FILL: NonNullable<CellStyle['fill']> = {
  type: 'pattern',
  pattern: 'solid',
  fgColor: { rgb: 'FFFDE2E1' },
};
/** Programs become slow with more comments; further cells are only coloured. */
const COMMENTS = 2_000;
/** Longer comments nobody reads. */
const MESSAGE_LENGTH = 1_000;

/** The cells of one sheet, by `row,column` from 0, as the library has them. */
export interface MarkableSheet {
  readonly rows: readonly (readonly Cell['value'][])[];
  readonly cells: Map<string, Partial<Cell>>;
}

/** Colours every cell that a mark speaks of and puts the sentences on it as one comment. */
export function markCells(sheet: MarkableSheet, marks: readonly ProblemMark[], where: MarkedSheet): void {
  const messages = new Map<string, string[]>();
  for (const { row, column, message } of marks) {
    const key = `${(row > 0 ? row : where.headerRow) - 1},${column ?? 0}`;
    const known = messages.get(key);
    if (known === undefined) messages.set(key, [message]);
    else if (!known.includes(message)) known.push(message);
  }
  let comments = 0;
  for (const [key, sentences] of messages) {
    const [row = 0, column = 0] = key.split(',').map(Number);
    const cell = sheet.cells.get(key) ?? { value: sheet.rows[row]?.[column] ?? null };
    comments += 1;
    sheet.cells.set(key, {
      ...cell,
      style: { ...cell.style, fill: FILL },
      ...(comments > COMMENTS ? {} : { comment: { author: AUTHOR, text: joined(sentences, cell) } }),
    });
  }
}

/** What somebody noted at the cell before stays; what an earlier import said of it does not. */
function joined(sentences: readonly string[], { comment }: Partial<Cell>): string {
  const before = comment === undefined || comment.author === AUTHOR ? [] : [comment.text];
  return cutUnits([...before, ...sentences].join('\n'), MESSAGE_LENGTH);
}
