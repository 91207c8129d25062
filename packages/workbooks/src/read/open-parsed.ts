import type { WorkBook } from '@e965/xlsx';
import { FaultError } from './fault-error.ts';
import { rawSheet } from './library-sheet.ts';
import type { HiddenParts } from './hidden/hidden-parts.ts';
import type { OpenWorkbook, RawSheet } from './open-workbook.ts';

/**
 * A workbook whose sheets the library has parsed already.
 * @param hidden what of each sheet is not shown.
 */
export function openParsed(workbook: WorkBook, hidden: readonly HiddenParts[]): OpenWorkbook {
  const names = workbook.SheetNames;
  const sheet = (index: number): RawSheet => {
    const found = rawSheet(workbook, names[index] ?? '');
    if (found === null) throw new FaultError('broken');
    const parts = hidden[index];
    return parts === undefined ? found : { ...found, hidden: parts };
  };
  return {
    names,
    hidden: (index) => (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
    date1904: workbook.Workbook?.WBProps?.date1904 === true,
    dropped: [],
    sheet,
    top: (index) => rawSheet(workbook, names[index] ?? ''),
  };
}
