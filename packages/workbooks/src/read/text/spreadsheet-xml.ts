import { read } from '@e965/xlsx';
import { collectHidden, type HiddenCollector } from '../hidden/hidden-parts.ts';
import { LIBRARY_OPTIONS, parsed } from '../library-sheet.ts';
import { openParsed } from '../open-parsed.ts';
import type { OpenWorkbook } from '../open-workbook.ts';
import { withPlainCharacters } from './with-plain-characters.ts';

const TAG = /<(?:\w+:)?(Worksheet|Column|Row)(?=[\s/>])([^>]*)>/g;
const HIDDEN = /\sss:Hidden\s*=\s*["'](?:1|true)["']|\sss:(?:Width|Height)\s*=\s*["']0(?:\.0*)?["']/;
const INDEX = /\sss:Index\s*=\s*["'](\d+)["']/;
const SPAN = /\sss:Span\s*=\s*["'](\d+)["']/;

/**
 * Opens a workbook of Excel 2003 in XML. The library sees nothing of its columns: it would make one for each that a
 * span names, however many that are.
 */
export function openSpreadsheetXml(text: string): OpenWorkbook {
  const sheets: HiddenCollector[] = [];
  let row = 0;
  let column = 0;
  const plain = text.replaceAll(TAG, (tag: string, name: string, attributes: string) => {
    if (name === 'Worksheet') {
      sheets.push(collectHidden());
      row = 0;
      column = 0;
      return tag;
    }
    const at = Number(INDEX.exec(attributes)?.[1] ?? (name === 'Row' ? row : column) + 1);
    const end = at + Number(SPAN.exec(attributes)?.[1] ?? 0);
    const isHidden = HIDDEN.test(attributes);
    if (name === 'Row') {
      row = end;
      if (isHidden) sheets.at(-1)?.addRow(at);
      return tag;
    }
    column = end;
    if (isHidden) sheets.at(-1)?.addColumns(at - 1, end - 1);
    return '';
  });
  const read2003 = withPlainCharacters(plain, (characters) => characters);
  return openParsed(
    parsed(() => read(read2003, { ...LIBRARY_OPTIONS, type: 'string' })),
    sheets,
  );
}
