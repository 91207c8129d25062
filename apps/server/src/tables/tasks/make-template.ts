import { writeTemplate } from '@zhantai/workbooks/template';
import type { SheetResult, TemplateTask } from '../pool/sheet-task.ts';
import { optionsIn, tableItem } from './table-item.ts';

/** Makes a workbook to be filled in from the columns of a table, empty or with rows that are known. */
export async function makeTemplate({ table, rows }: TemplateTask): Promise<SheetResult> {
  const item = tableItem(table);
  if (item === null) throw new Error('The table of a template is gone.');
  const { language } = table;
  const known = rows === null ? {} : { rows };
  return {
    kind: 'file',
    bytes: await writeTemplate(item, {
      language,
      optionsOf: optionsIn(table),
      // A sub-table comes in as a whole, submissions one by one.
      rowByRow: table.formItemId === null,
      ...known,
    }),
  };
}
