import { strToU8, zipSync } from 'fflate';
import { tableParts } from './write/table-parts.ts';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** Parts of a workbook that tests put in the place of the usual ones; null leaves one out. */
export type PartsOfTest = Readonly<Record<string, string | Uint8Array | null>>;

/** The bytes of an archive with the parts of a workbook whose one sheet holds these rows, as XML. */
export function testWorkbook(rows: string, parts: PartsOfTest = {}): Uint8Array {
  return testArchive({
    ...Object.fromEntries(tableParts(['Sheet1'])),
    'xl/styles.xml': `<styleSheet ${MAIN}><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': testSheet(rows),
    ...parts,
  });
}

/** A sheet with these rows. */
export function testSheet(rows: string, below = ''): string {
  return `<worksheet ${MAIN}><sheetData>${rows}</sheetData>${below}</worksheet>`;
}

/** A row of texts at its place. */
export function testRow(row: number, texts: readonly string[]): string {
  const cells = texts.map(
    (text, at) => `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${row}">${cells.join('')}</row>`;
}

/** An archive of parts. */
export function testArchive(parts: PartsOfTest): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  for (const [path, part] of Object.entries(parts)) {
    if (part !== null) files[path] = typeof part === 'string' ? strToU8(part) : part;
  }
  return zipSync(files, { level: 1 });
}
