import papaparse from 'papaparse';
import type { RawCell, RawSheet } from '../open-workbook.ts';

/** Separators that programs write; the one that makes rows of equal length is taken. */
const SEPARATORS = [',', '\t', ';', '|'];
/** `="0123"`: how a text is kept a text when Excel opens it. */
const KEPT_TEXT = /^="([^"]*)"$/;
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** The cells of a text, row by row; all of them are texts, and nothing is reckoned. */
export function separatedRows(text: string): RawSheet {
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const { data } = papaparse.parse<string[]>(text.slice(line.length), {
    delimitersToGuess: SEPARATORS,
    ...(separator === undefined ? {} : { delimiter: separator }),
  });
  return { rows: data.map((row) => row.map(cellOf)), merges: [] };
}

function cellOf(text: string): RawCell | null {
  const value = KEPT_TEXT.exec(text)?.[1] ?? text;
  return value.trim() === '' ? null : { t: 's', v: value };
}
