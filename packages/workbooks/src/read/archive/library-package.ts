import { parse_zip as parseZip } from '@e965/xlsx';
import type { ParsingOptions, WorkBook } from '@e965/xlsx';
import { withLocalDates } from '../with-local-dates.ts';

/** The parts of an archive as the library takes them: texts of one character a byte, by path. */
interface LibraryParts {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly name: string; readonly data: string }[];
}

declare module '@e965/xlsx' {
  /** Parses a workbook from its parts. */
  export function parse_zip(parts: LibraryParts, options: ParsingOptions): WorkBook;
}

/** What the library needs of a workbook. */
export interface LibraryBook {
  readonly date1904: boolean;
  readonly strings: string | null;
  readonly styles: string | null;
  /** The texts of the sheets that are parsed. */
  readonly sheets: readonly string[];
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const NO_STYLES = `<styleSheet ${MAIN}><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>`;

/**
 * Parses sheets by the library, which sees a plain workbook of nothing else, whatever stood around them in the archive.
 * Sheets are named by their places, from 0; one that cannot be parsed is missing.
 */
export function parseBook(book: LibraryBook, options: ParsingOptions): WorkBook {
  const parts = [...partsOf(book)];
  return parseZip(
    { FullPaths: parts.map(([path]) => path), FileIndex: parts.map(([name, data]) => ({ name, data })) },
    options,
  );
}

function* partsOf({ date1904, strings, styles, sheets }: LibraryBook): Generator<readonly [string, string]> {
  const each = (write: (at: number) => string): string => sheets.map((_, at) => write(at)).join('');
  yield [
    '[content_types].xml',
    `<Types xmlns="${PACKAGE}/content-types">` +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
      (strings === null
        ? ''
        : `<Override PartName="/xl/strings.xml" ContentType="${TYPE}.sharedStrings+xml"/>`) +
      '</Types>',
  ];
  yield [
    'xl/workbook.xml',
    `<workbook ${MAIN} xmlns:r="${OFFICE}">${date1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>` +
      each((at) => `<sheet name="${at}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`) +
      '</sheets></workbook>',
  ];
  yield [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">` +
      each(
        (at) =>
          `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      ) +
      '</Relationships>',
  ];
  yield ['xl/styles.xml', withLocalDates(styles ?? NO_STYLES)];
  if (strings !== null) yield ['xl/strings.xml', strings];
  for (const [at, sheet] of sheets.entries()) yield [`xl/worksheets/sheet${at + 1}.xml`, sheet];
}
