import papaparse from 'papaparse';
import { unguarded } from '../../formula-guard.ts';
import type { RawCell, RawSheet } from '../open-workbook.ts';

/** Separators that programs write; the one that makes rows of equal length is taken. */
const SEPARATORS = [',', '\t', ';', '|'];
/** `="0123"`: how a text is kept a text when Excel opens it. */
const KEPT_TEXT = /^="([^"]*)"$/;
const LOOKED_AT = 65_536;
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * The cells of a text, row by row; all of them are texts, and nothing is reckoned. What was put before a text so that no
 * program reckons it is no part of it.
 */
export function separatedRows(text: string): RawSheet {
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const cells = text.slice(line.length);
  const { data } = papaparse.parse<string[]>(cells, { delimiter: separator ?? separatorOf(cells) });
  return { rows: data.map((row) => row.map(cellOf)), merges: [] };
}

/** Told by the first rows with content. */
function separatorOf(text: string): string {
  const { meta } = papaparse.parse(text.slice(0, LOOKED_AT), {
    delimitersToGuess: SEPARATORS,
    skipEmptyLines: 'greedy',
    preview: 10,
  });
  return meta.delimiter;
}

function cellOf(text: string): RawCell | null {
  const value = KEPT_TEXT.exec(text)?.[1] ?? unguarded(text);
  return value.trim() === '' ? null : { t: 's', v: value };
}
