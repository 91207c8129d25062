import { limits } from '@zhantai/contract';
import type { RefusalCode } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { headersSentence, kindSentence } from '@zhantai/messages/workbooks';
import type { SheetFault } from '@zhantai/workbooks';
import { Refusal } from '../platform/refusal.ts';
import type { SheetResult } from './pool/sheet-task.ts';

const codes = {
  format: 'SHEET_TYPE',
  broken: 'SHEET_BROKEN',
  encrypted: 'SHEET_ENCRYPTED',
  tooLarge: 'SHEET_TOO_LARGE',
  empty: 'SHEET_EMPTY',
  noHeader: 'SHEET_HEADER',
  excel95: 'SHEET_TYPE',
  xlsb: 'SHEET_TYPE',
  ods: 'SHEET_TYPE',
  numbers: 'SHEET_TYPE',
  webPage: 'SHEET_TYPE',
  text: 'SHEET_TYPE',
  exchange: 'SHEET_TYPE',
  pdf: 'SHEET_TYPE',
  document: 'SHEET_TYPE',
  image: 'SHEET_TYPE',
  archive: 'SHEET_TYPE',
} as const satisfies Record<SheetFault, RefusalCode>;

/** Why a file is not read as a workbook, and what it is instead. @param rows how many it may hold. */
export function refuseSheet(
  { fault, headers = [] }: Extract<SheetResult, { kind: 'fault' }>,
  rows: number,
  language: Language,
): Refusal {
  const code = codes[fault];
  if (code === 'SHEET_TYPE') return new Refusal(code, { kind: kindSentence(fault, language) });
  if (code === 'SHEET_HEADER') return new Refusal(code, { found: headersSentence(headers, language) });
  if (code !== 'SHEET_TOO_LARGE') return new Refusal(code);
  const limit = limits.workbookBytes / 1024 / 1024;
  return new Refusal(code, { rows, limit }, { rows, limit: limits.workbookBytes });
}
