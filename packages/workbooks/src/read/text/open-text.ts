import { limits } from '../../limits.ts';
import { FaultError } from '../fault-error.ts';
import type { OpenWorkbook, RawSheet } from '../open-workbook.ts';
import { decodeText } from './decode-text.ts';
import { htmlTables } from './html-tables.ts';
import { separatedRows } from './separated-rows.ts';
import { openSpreadsheetXml } from './spreadsheet-xml.ts';

const SPREADSHEET_XML = /<(?:\w+:)?Workbook[^>]*urn:schemas-microsoft-com:office:spreadsheet/;
const OPEN_DOCUMENT = /<office:document\b/;
/** Formats that programs exchanged tables in before: each says what it is. */
const EXCHANGED = /^ID;P|^TABLE\r?\n0,1\r?\n|<(?:uof:)?UOF[\s>]/i;
const TABLE = /<table[\s>]/i;
const ROW = /<tr[\s>]/i;
const PAGE = /^\s*<(?:!doctype\s+html|html|head|meta|body|script|frameset)\b/i;
/** A page in one file, as browsers and Excel save it: the lines of a letter stand above it, one says so. */
const LETTER = /^\s*(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*?MIME-Version:/i;
const MARKUP = /^\s*</;
const LOOKED_AT = 65_536;

/**
 * Opens a table that comes as text, whatever its name says: a web page, a workbook of Excel 2003 in XML, or cells
 * separated by commas, tabs or semicolons. That is what many systems export as xls.
 * @throws FaultError where there is no table in it.
 */
export function openText(bytes: Uint8Array): OpenWorkbook {
  if (bytes.length > limits.textBytes) throw new FaultError('tooLarge');
  const text = decodeText(bytes);
  const head = text.slice(0, LOOKED_AT);
  // What it holds is encoded: its tags are there, its texts are not.
  if (LETTER.test(head)) throw new FaultError('webPage');
  if (SPREADSHEET_XML.test(head)) return openSpreadsheetXml(text);
  if (OPEN_DOCUMENT.test(head)) throw new FaultError('ods');
  if (EXCHANGED.test(head)) throw new FaultError('exchange');
  if (TABLE.test(text) && ROW.test(text)) {
    const tables = htmlTables(text);
    if (tables.length === 0) throw new FaultError('webPage');
    return opened(tables, 'webPage');
  }
  if (PAGE.test(head)) throw new FaultError('webPage');
  if (MARKUP.test(head)) throw new FaultError('format');
  return opened([separatedRows(text)], 'text');
}

function opened(tables: readonly RawSheet[], text: 'webPage' | 'text'): OpenWorkbook {
  return {
    names: tables.map((_, at) => String(at + 1)),
    hidden: () => false,
    date1904: false,
    dropped: [],
    text,
    sheet(index) {
      const sheet = tables[index];
      if (sheet === undefined) throw new FaultError('broken');
      return sheet;
    },
    top: (index) => tables[index] ?? null,
  };
}
