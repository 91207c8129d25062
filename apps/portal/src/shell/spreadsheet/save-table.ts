import type { Table, TableCells } from '@zhantai/workbooks/write';
import { saveFile } from '@zhantai/shell/save-file.ts';
import { runSheetWork } from './run-sheet-work.ts';

/** A table to be saved as a file. */
export interface TableFile {
  /** Without its ending and day. */
  readonly name: string;
  readonly table: Table;
  readonly rows: readonly TableCells[];
}

export type TableFormat = 'xlsx' | 'csv';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
} as const satisfies Record<TableFormat, string>;

/** Writes a table in a thread of its own and gives it to the browser to save; returns its name. */
export async function saveTable(
  { name, table, rows }: TableFile,
  format: TableFormat,
  /** `YYYY-MM-DD`, part of the name. */
  today: string,
  signal: AbortSignal,
): Promise<string> {
  const written =
    format === 'xlsx'
      ? new Uint8Array(await runSheetWork('xlsx', { table, rows }, { signal }))
      : await runSheetWork('csv', { table, rows }, { signal });
  const whole = `${[name, today].filter(Boolean).join('_')}.${format}`;
  saveFile(new Blob([written], { type: types[format] }), whole);
  return whole;
}
