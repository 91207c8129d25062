import { parseDefinition, parseItem, type Definition, type Item, type Option } from '@zhantai/engine';
import type { TableOrigin } from '../pool/sheet-task.ts';

/** The table of a task: a sub-table of the form, or the form itself with a column for each of its items. */
export function tableItem({ detail, language, formItemId }: Omit<TableOrigin, 'options'>): Item | null {
  const definition = parseDefinition(detail, { language });
  if (formItemId === null) return formTable(definition);
  const item = definition.itemById.get(formItemId);
  return item?.type === 'dynamic' ? item : null;
}

/** Read as if its items were columns of a sub-table: what a cell takes and how it is called is the same. */
function formTable({ items, schemes, setting }: Definition): Item {
  const conditional = new Set(schemes.flatMap(({ targets }) => targets));
  const columns = items
    .filter(({ type, hidden }) => !hidden && !notInCells.has(type))
    .map((item) => (conditional.has(item.id) ? { ...item, required: false } : item));
  const bare = parseItem({ formItemId: 'form', formItemType: 'dynamic', formItemLabel: setting.title });
  return { ...bare, columns };
}

/** What no row of a workbook can bring. */
const notInCells: ReadonlySet<string> = new Set([
  'title',
  'html',
  'dynamic',
  'upload',
  'signature',
  'unsupported',
]);

/** What a column's dictionary holds; null where it has none. */
export function optionsIn({ options }: TableOrigin): (column: Item) => readonly Option[] | null {
  return (column) => column.options ?? options[column.prop] ?? null;
}
