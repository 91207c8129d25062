import type { RowsReading, WorkbookReading } from '@zhantai/workbooks/read';
import type { SheetResult } from '../pool/sheet-task.ts';

/** Why a workbook could not be read, as a worker says it. */
export function faultOf(
  reading: Extract<WorkbookReading | RowsReading, { ok: false }>,
): Extract<SheetResult, { kind: 'fault' }> {
  const { ok: _, ...fault } = reading;
  return { kind: 'fault', ...fault };
}
