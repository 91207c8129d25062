import { limits } from '@zhantai/contract';
import type { RefusalCode } from '@zhantai/contract';
import type { SheetFault } from '@zhantai/sheets';
import { Refusal } from '../platform/refusal.ts';

const codes = {
  format: 'SHEET_TYPE',
  broken: 'SHEET_BROKEN',
  encrypted: 'SHEET_ENCRYPTED',
  tooLarge: 'SHEET_TOO_LARGE',
  empty: 'SHEET_EMPTY',
  noHeader: 'SHEET_HEADER',
} as const satisfies Record<SheetFault, RefusalCode>;

/** Why a file is not read as a workbook. @param rows how many it may hold. */
export function refuseSheet(fault: SheetFault, rows: number): Refusal {
  const code = codes[fault];
  if (code !== 'SHEET_TOO_LARGE') return new Refusal(code);
  const limit = limits.workbook / 1024 / 1024;
  return new Refusal(code, { rows, limit }, { rows, limit: limits.workbook });
}
