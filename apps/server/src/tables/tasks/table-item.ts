import { parseDefinition, parseItem, type Definition, type Item, type Option } from '@zhantai/engine';
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
  return item?.type === 'dynamic' ? item : null;
}

/** Read as if its items were columns of a sub-table: what a cell takes and how it is called is the same. */
function formTable({ items, schemes, language }: Definition, title: string): Item {
  const conditional = new Set(schemes.flatMap(({ targets }) => targets));
  const column = items
    .filter(({ type, hidden }) => !hidden && !notInCells.has(type))
    .map((item) => (conditional.has(item.id) ? asked(item) : item.source));
  return parseItem(
    {
      formItemId: 'form',
      formItemType: 'dynamic',
      formItemLabel: title,
      formItemOriginalData: { prop: 'form', children: { column } },
    },
    { language },
  );
}

/** What only some have to fill in is required of nobody beforehand. */
function asked({ source }: Item): Item['source'] {
  const rules: unknown = source['rules'];
  return {
    ...source,
    formItemRequired: false,
    required: false,
    rules: Array.isArray(rules) ? rules.map(withoutRequired) : [],
  };
}

function withoutRequired(rule: unknown): unknown {
  return typeof rule === 'object' && rule !== null ? { ...rule, required: false } : rule;
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
