import type { RawCell, RawSheet } from '../open-workbook.ts';

/** A sheet that was read without the library, but for what it alone knows: formats and the table of texts. */
export interface PlainSheet {
  /** A sheet with a cell for each of its styles, and with its merged cells, for the library to parse. */
  readonly probe: string;
  /** The sheet as the library would have given it; null where it names a text that is not there. */
  settle(probed: RawSheet, strings: readonly unknown[]): RawSheet | null;
}

const ROWS = '<sheetData>';
const END = '</sheetData>';
const ROW_END = '</row>';
const ROW = /\s*<row r="\d{1,7}"[^<>]*>\s*/y;
/** Column, row, style, type, value: written as nearly all programs write them, and nothing else in it. */
const CELL =
  /<c r="([A-Z]{1,3})([1-9]\d{0,6})"(?: s="(\d{1,6})")?(?: t="(n|s|str|b)")?><v>([^<&\r]*)<\/v><\/c>\s*/y;
/** An escaped character of the format. */
const ESCAPED = /_x[\da-f]{4}_/i;
const FLAG = /^[01]$/;
const PLACE = /^\d{1,9}$/;

const MAX_ROW = 1_048_576;
const MAX_COLUMN = 16_384;

/** A cell while it is being read. */
interface OpenCell extends RawCell {
  v: unknown;
  z?: unknown;
}

/**
 * Reads the cells of a sheet that is written plainly: numbers, texts, flags and places of texts, without formulas or
 * escapes, which the library takes several times as long for. Null for every other sheet: then it is the library's.
 * @param text of a sheet as the filter of sheets leaves it.
 */
export function readPlainSheet(text: string): PlainSheet | null {
  const begin = text.indexOf(ROWS) + ROWS.length;
  if (begin < ROWS.length) return null;
  const rows: OpenCell[][] = [];
  const styled = new Map<string, OpenCell[]>();
  const shared: OpenCell[] = [];
  let at = begin;
  for (;;) {
    ROW.lastIndex = at;
    if (!ROW.test(text)) break;
    at = ROW.lastIndex;
    for (;;) {
      CELL.lastIndex = at;
      const found = CELL.exec(text);
      if (found === null) break;
      at = CELL.lastIndex;
      if (!take(found)) return null;
    }
    if (!text.startsWith(ROW_END, at)) return null;
    at += ROW_END.length;
  }
  if (!text.startsWith(END, at)) return null;
  const styles = [...styled.keys()];
  const probes = styles.map(
    (style, index) => `<row r="${index + 1}"><c r="A${index + 1}" s="${style}"><v>1</v></c></row>`,
  );
  return {
    probe: text.slice(0, begin) + probes.join('') + text.slice(at),
    settle(probed, strings) {
      for (const [index, style] of styles.entries()) {
        const format = formatOf(probed.rows[index]);
        for (const cell of styled.get(style) ?? []) cell.z = format;
      }
      for (const cell of shared) {
        const found = textOf(strings[Number(cell.v)]);
        if (found === null) return null;
        cell.v = found;
      }
      return { rows, merges: probed.merges };
    },
  };

  /** False for a cell that is not plain. */
  function take([, letters = '', digits = '', style, type, value = '']: RegExpExecArray): boolean {
    const row = Number(digits) - 1;
    const column = columnOf(letters);
    if (row >= MAX_ROW || column >= MAX_COLUMN) return false;
    // A flag without a value is one that is not set; everything else is blank.
    if (value === '') return type !== 'b';
    const cell = cellOf(type, value);
    if (cell === null) return false;
    if (type === 's') shared.push(cell);
    else if (style !== undefined && cell.t === 'n') {
      const alike = styled.get(style);
      if (alike === undefined) styled.set(style, [cell]);
      else alike.push(cell);
    }
    const cells = rows[row];
    if (cells === undefined) rows[row] = [];
    (cells ?? rows[row] ?? [])[column] = cell;
    return true;
  }
}

function cellOf(type: string | undefined, value: string): OpenCell | null {
  switch (type) {
    case 'str':
      return value.includes('_') && ESCAPED.test(value) ? null : { t: 's', v: value };
    case 's':
      return PLACE.test(value) ? { t: 's', v: value } : null;
    case 'b':
      return FLAG.test(value) ? { t: 'b', v: value === '1' } : null;
    default:
      return value.includes('_') ? null : { t: 'n', v: Number.parseFloat(value), z: undefined };
  }
}

/** From 0. */
function columnOf(letters: string): number {
  let column = 0;
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64;
  return column - 1;
}

/** The format that the library found for the cell of a probe. */
function formatOf(row: unknown): unknown {
  const cell: unknown = Array.isArray(row) ? row[0] : null;
  return typeof cell === 'object' && cell !== null ? Reflect.get(cell, 'z') : undefined;
}

/** A text of the table that the library read. */
function textOf(entry: unknown): string | null {
  const text: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 't') : null;
  return typeof text === 'string' ? text : null;
}
