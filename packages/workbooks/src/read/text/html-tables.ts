import { Parser } from 'htmlparser2';
import { limits } from '../../limits.ts';
import { FaultError } from '../fault-error.ts';
import { collectHidden, type HiddenCollector } from '../hidden/hidden-parts.ts';
import type { RawCell, RawSheet } from '../open-workbook.ts';

/** A table that is open. */
interface OpenTable {
  readonly rows: (RawCell | null)[][];
  readonly merges: { readonly s: Corner; readonly e: Corner }[];
  /** By column the last row that a cell from above reaches into. */
  readonly reach: number[];
  readonly hidden: HiddenCollector;
  /** How many columns have been named so far. */
  named: number;
  cell: OpenCell | null;
}

interface OpenCell {
  readonly column: number;
  readonly number: string;
  text: string;
}

interface Corner {
  readonly r: number;
  readonly c: number;
}

/** What is in them is no text of a cell. */
const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'select',
]);
/** They begin a line of their own. */
const LINES: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li']);
const NOT_SHOWN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i;
/** No page has tags within tags so often; the library becomes slow there. */
const DEEPEST = 1_000;
const PLAIN_NUMBER = /^-?[\d,]+(?:\.\d+)?$/;

/**
 * The tables of a web page, each as a sheet: the texts of their cells, and which of these are spanned. A table within a
 * cell of another one is a table of its own. Nothing of the page is run or fetched.
 */
export function htmlTables(html: string): readonly RawSheet[] {
  const found: RawSheet[] = [];
  const open: OpenTable[] = [];
  let silent = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > DEEPEST) throw new FaultError('tooLarge');
      if (SILENT.has(name)) silent += 1;
      else if (name === 'table') open.push(emptyTable());
      else takeTag(open.at(-1), name, attributes);
    },
    ontext(text) {
      const cell = open.at(-1)?.cell ?? null;
      if (cell !== null && silent === 0 && cell.text.length <= limits.cellText) cell.text += flat(text);
    },
    onclosetag(name) {
      depth -= 1;
      if (SILENT.has(name)) silent = Math.max(0, silent - 1);
      const table = open.at(-1);
      if (table === undefined) return;
      if (name === 'td' || name === 'th' || name === 'tr' || name === 'table') closeCell(table);
      if (name !== 'table') return;
      open.pop();
      const filled = table.rows.some((row) => row.some((cell) => cell !== null));
      if (filled && found.length < limits.sheets) found.push(table);
    },
  });
  parser.end(html);
  return found;
}

function emptyTable(): OpenTable {
  return { rows: [], merges: [], reach: [], hidden: collectHidden(), named: 0, cell: null };
}

function takeTag(
  table: OpenTable | undefined,
  name: string,
  attributes: Readonly<Record<string, string>>,
): void {
  if (table === undefined) return;
  if (LINES.has(name) && table.cell !== null && table.cell.text.trim() !== '') table.cell.text += '\n';
  if (name === 'tr') {
    closeCell(table);
    table.rows.push([]);
    if (isHidden(attributes)) table.hidden.addRow(table.rows.length);
  }
  if (name === 'col') {
    const first = table.named;
    table.named += span(attributes['span'], limits.columns);
    if (isHidden(attributes)) table.hidden.addColumns(first, table.named - 1);
  }
  if (name !== 'td' && name !== 'th') return;
  closeCell(table);
  if (table.rows.length === 0) table.rows.push([]);
  beginCell(table, attributes);
}

function isHidden({ style = '' }: Readonly<Record<string, string>>): boolean {
  return NOT_SHOWN.test(style);
}

function beginCell(table: OpenTable, attributes: Readonly<Record<string, string>>): void {
  const row = table.rows.length - 1;
  const cells = table.rows[row] ?? [];
  let column = cells.length;
  while ((table.reach[column] ?? -1) >= row) column += 1;
  const across = span(attributes['colspan'], limits.columns);
  const down = span(attributes['rowspan'], limits.rows);
  const last = Math.min(column + across, limits.columns + 1) - 1;
  while (cells.length <= last) cells.push(null);
  if (across > 1 || down > 1) {
    table.merges.push({ s: { r: row, c: column }, e: { r: row + down - 1, c: Math.max(column, last) } });
    if (down > 1) for (let at = column; at <= last; at += 1) table.reach[at] = row + down - 1;
  }
  table.cell = { column, number: attributes['x:num'] ?? '', text: '' };
}

function closeCell(table: OpenTable): void {
  const { cell } = table;
  const row = table.rows.at(-1);
  table.cell = null;
  if (cell === null || row === undefined) return;
  const text = cell.text.replace(/ *\n */g, '\n').trim();
  if (text !== '') row[cell.column] = contentOf(text, cell.number);
}

/** Excel writes beside what it shows of a number what it is. */
function contentOf(text: string, number: string): RawCell {
  const exact = number.trim() === '' || !PLAIN_NUMBER.test(text) ? Number.NaN : Number(number);
  return Number.isFinite(exact) ? { t: 'n', v: exact } : { t: 's', v: text };
}

function flat(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ');
}

function span(written: string | undefined, most: number): number {
  const count = Number.parseInt(written ?? '1', 10);
  return Number.isInteger(count) ? Math.min(Math.max(1, count), most) : 1;
}
