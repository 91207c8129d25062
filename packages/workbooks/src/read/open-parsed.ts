import type { WorkBook } from '@e965/xlsx';
import { FaultError } from './fault-error.ts';
import { rawSheet } from './library-sheet.ts';
import type { OpenWorkbook, RawSheet } from './open-workbook.ts';

/** A workbook whose sheets the library has parsed already. */
export function openParsed(workbook: WorkBook, text?: OpenWorkbook['text']): OpenWorkbook {
  const names = workbook.SheetNames;
  const sheet = (index: number): RawSheet => {
    const found = rawSheet(workbook, names[index] ?? '');
    if (found === null) throw new FaultError('broken');
    return found;
  };
  return {
    names,
    hidden: (index) => (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
    date1904: workbook.Workbook?.WBProps?.date1904 === true,
    dropped: [],
    ...(text === undefined ? {} : { text }),
    sheet,
    top: (index) => rawSheet(workbook, names[index] ?? ''),
  };
}
