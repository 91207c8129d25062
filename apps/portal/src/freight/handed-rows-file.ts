import type { Form } from '@zhantai/contract';
import { decode, type Answers, type Item, type Row } from '@zhantai/engine';
import { toCell } from '@zhantai/engine/tables';
import type { FormWords } from '@zhantai/views';
import type { TableFile } from '../spreadsheet/save-table.ts';

const silent: ReadonlySet<Item['type']> = new Set<Item['type']>(['upload', 'html', 'title', 'signature']);

/** The sub-tables of a sheet that hold rows as they were handed in. */
export function handedTables(items: readonly Item[], answers: Answers): readonly Item[] {
  return items.filter((item) => item.type === 'dynamic' && rowsOf(item, answers).length > 0);
}

/** The rows of a sub-table as they were handed in; masked where the answers are. */
export async function handedRowsFile(
  item: Item,
  answers: Answers,
  form: Pick<Form, 'sheetCode'>,
  { fields }: FormWords,
): Promise<TableFile> {
  const { tableColumns } = await import('@zhantai/sheets/write');
  const columns = item.columns.filter(({ type, hidden }) => !silent.has(type) && !hidden);
  const words = {
    listSeparator: fields.listSeparator,
    on: fields.switch.on,
    off: fields.switch.off,
    optionsOf: (column: Item) => column.options,
  };
  return {
    name: [form.sheetCode, item.label].filter(Boolean).join('_'),
    table: { name: item.label, columns: tableColumns(columns) },
    rows: rowsOf(item, answers).map((row) =>
      columns.map((column) => toCell(column, row[column.prop] ?? null, words)),
    ),
  };
}

function rowsOf(item: Item, answers: Answers): readonly Row[] {
  const value = decode(item, answers[item.prop]);
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
