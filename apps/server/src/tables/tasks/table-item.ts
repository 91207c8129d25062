import { isTable, parseDefinition, type Item, type Option } from '@zhantai/engine';
import { formTable } from '@zhantai/engine/tables';
import type { TableOrigin } from '../pool/sheet-task.ts';

/** The table of a task: a sub-table of the form, or the form itself with a column for each of its items. */
export function tableItem({
  detail,
  language,
  formItemId,
  title,
}: Omit<TableOrigin, 'options'>): Item | null {
  const definition = parseDefinition(detail, { language });
  if (formItemId === null) return formTable(definition, title);
  const item = definition.itemById.get(formItemId);
  return isTable(item) ? item : null;
}

/** What a column's dictionary holds; null where it has none. */
export function optionsIn({ options }: TableOrigin): (column: Item) => readonly Option[] | null {
  return (column) => column.options ?? options[column.prop] ?? null;
}
