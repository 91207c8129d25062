import type { Form } from '@zhantai/contract';
import { traitsOf, type FieldNode, type Item, type RowsNode } from '@zhantai/engine';
import { toCell, type SheetValue } from '@zhantai/engine/tables';
import type { FormWords } from '@zhantai/views';
import type { TableFile } from '../../../shell/spreadsheet/save-table.ts';

/** The rows of a sub-table as they stand on the page, with the sums that stand below them. */
export async function rowsFile(node: RowsNode, form: Form, words: FormWords): Promise<TableFile> {
  const { tableColumns } = await import('@zhantai/workbooks/write');
  const columns = node.columns.filter(isWritten);
  const totals = node.totals();
  const label = node.item.label === '' ? form.title : node.item.label;
  return {
    name: [form.formCode, label].filter(Boolean).join('_'),
    table: {
      name: label,
      columns: tableColumns(columns).map((column, place) => {
        const prop = columns[place]?.prop;
        return prop !== undefined && totals[prop] !== undefined
          ? { ...column, total: 'sum' as const }
          : column;
      }),
      ...(Object.keys(totals).length === 0 ? {} : { totals: words.fields.rows.total }),
    },
    rows: node.rows().map((row) => columns.map((column) => cellValue(row.cell(column.prop), words))),
  };
}

/** Files are told by how many there are nowhere: a workbook does not hold them. */
function isWritten(item: Item): boolean {
  const { asText, unknown } = traitsOf(item);
  return asText === true || unknown === true;
}

function cellValue(cell: FieldNode, { fields }: FormWords): SheetValue {
  const { value, unreadable } = cell.state();
  if (unreadable !== null) return unreadable;
  return toCell(cell.item, value, {
    listSeparator: fields.listSeparator,
    on: fields.switch.on,
    off: fields.switch.off,
    optionsOf: () => cell.options(),
  });
}
