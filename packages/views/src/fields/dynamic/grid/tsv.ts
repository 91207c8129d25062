/** Cells by row, as a spreadsheet puts them on the clipboard. */
export type Block = readonly (readonly string[])[];

const BREAKS = /[\t\r\n]/;

/** Cells as the text that spreadsheets exchange: tabs between cells, a line a row, quotes around what holds either. */
export function writeTsv(block: Block): string {
  const lines = block.map((row) => row.map(quoted).join('\t'));
  // A cell alone is plain text for whoever else takes it.
  return lines.length === 1 && block[0]?.length === 1
    ? lines.join('')
    : lines.map((line) => `${line}\r\n`).join('');
}

function quoted(cell: string): string {
  return BREAKS.test(cell) || cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The cells of a text that a spreadsheet put on the clipboard; a quote that is never closed is one of the text. */
export function readTsv(text: string): Block {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const quote = text[at] === '"' ? closedQuote(text, at) : null;
    const end = quote?.end ?? endOfPlain(text, at);
    row.push(quote?.cell ?? text.slice(at, end));
    if (text[end] === '\t') {
      at = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    // The last line ends with a break, too.
    if (at >= text.length) return rows;
  }
}

/** A quoted cell that ends where a cell may end, and where; null when there is none. */
function closedQuote(text: string, start: number): { readonly cell: string; readonly end: number } | null {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    const next = text[quote + 1];
    if (next !== '"') {
      if (next !== undefined && !BREAKS.test(next)) return null;
      return { cell: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 };
    }
    at = quote + 2;
  }
}

function endOfPlain(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\t' || sign === '\n' || sign === '\r') return at;
  }
  return text.length;
}
