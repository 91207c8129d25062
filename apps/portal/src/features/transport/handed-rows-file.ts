import type { Form } from '@zhantai/contract';
import { decode, isTable, traitsOf, type Answers, type Item, type Row } from '@zhantai/engine';
import { EXHIBIT_PROP, toCell } from '@zhantai/engine/tables';
import type { FormWords } from '@zhantai/views';
import type { TableFile } from '../../shell/spreadsheet/save-table.ts';

/** Columns of exhibits with a sum below them (engine.md §6). */
const exhibitSums: ReadonlySet<string> = new Set(['number', 'grossWeight', 'bulkVolume']);
const noSums: ReadonlySet<string> = new Set();

/** The sub-tables of a form that hold rows as they were handed in. */
export function handedTables(items: readonly Item[], answers: Answers): readonly Item[] {
  return items.filter((item) => isTable(item) && rowsOf(item, answers).length > 0);
}

/** The rows of a sub-table as they were handed in; masked where the answers are. */
export async function handedRowsFile(
  item: Item,
  answers: Answers,
  form: Pick<Form, 'formCode'>,
  { fields }: FormWords,
): Promise<TableFile> {
  const { tableColumns } = await import('@zhantai/workbooks/write');
  const columns = item.columns.filter(isWritten);
  const words = {
    listSeparator: fields.listSeparator,
    on: fields.switch.on,
    off: fields.switch.off,
    optionsOf: (column: Item) => column.options,
  };
  const summed = item.prop === EXHIBIT_PROP ? exhibitSums : noSums;
  return {
    name: [form.formCode, item.label].filter(Boolean).join('_'),
    table: {
      name: item.label,
      columns: tableColumns(columns).map((column, place) =>
        summed.has(columns[place]?.prop ?? '') ? { ...column, total: 'sum' as const } : column,
      ),
      ...(summed.size === 0 ? {} : { totals: fields.rows.total }),
    },
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

/** Files do not stand in a workbook. */
function isWritten(column: Item): boolean {
  const { asText, unknown } = traitsOf(column);
  return !column.hidden && (asText === true || unknown === true);
}
