import { decode } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { itemInLanguage, toCell } from '@zhantai/engine/tables';
import type { Cells } from '@zhantai/engine/tables';
import { sheetWords } from '@zhantai/messages/workbooks';
import { writeXlsx } from 'hucre/xlsx';
import type { Cell, CellStyle, WriteSheet } from 'hucre/xlsx';
import { sheetName } from '../sheet-name.ts';
import { styleColumns } from './column-styles.ts';
import { guideSheet } from './guide-sheet.ts';
import { optionLists } from './option-lists.ts';
import { planColumns } from './plan-columns.ts';
import type { TemplateOptions } from './plan-columns.ts';
import { sheetCell } from './sheet-cell.ts';
import type { TemplateColumn } from './template-column.ts';

export interface WriteTemplateOptions extends TemplateOptions {
  /** Rows to fill in, as they travel; without any there is an example row. */
  readonly rows?: readonly Cells[];
  /** Rows are taken one by one, those without a problem even where others have some; otherwise all or nothing. */
  readonly rowByRow?: boolean;
}

/** Without a name, programs take one of their own for every cell that differs. */
const FONT: NonNullable<CellStyle['font']> = { name: 'Calibri', size: 11 };
const HEADER: CellStyle = {
  font: { ...FONT, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFEDF0F4' } },
  border: { bottom: { style: 'thin', color: { rgb: 'FFB8C0CC' } } },
  alignment: { vertical: 'center', wrapText: true },
  numFmt: '@',
};
const GREY: CellStyle = { font: { ...FONT, italic: true, color: { rgb: 'FF8A94A3' } } };
const STAR: NonNullable<CellStyle['font']> = { ...FONT, bold: true, color: { rgb: 'FFC8102E' } };
/** Rows that are checked while somebody types: a few more than anybody needs. */
const LEAST_ROWS = 1_000;
const MOST_ROWS = 20_000;

/**
 * Writes the template of a sub-table as an xlsx workbook (seed.md §7): a sheet to fill in, with drop-downs, checks and
 * an example row, and a sheet that explains the columns.
 */
export async function writeTemplate(item: Item, options: WriteTemplateOptions): Promise<Uint8Array> {
  const { language, rows = [], rowByRow = false } = options;
  const own = itemInLanguage(item, language);
  const { template } = sheetWords[language];
  const [main, guide, hidden] = names(own.label || template.example, template.guide, template.lists);
  const lists = optionLists(hidden);
  const wanted = Math.max(LEAST_ROWS, rows.length * 2, own.maxSize ?? 0);
  const columns = planColumns(item, options, lists, Math.min(wanted, MOST_ROWS) + 1);
  const sheet = fillSheet(main, columns, filledRows(columns, rows, options));
  const listed = lists.rows();
  const workbook = await writeXlsx({
    sheets: [
      sheet,
      guideSheet(own, columns, guide, HEADER, language, { example: rows.length === 0, rowByRow }),
      ...(listed.length === 0 ? [] : [{ name: hidden, rows: listed, hidden: true }]),
    ],
    properties: { creator: 'Zhantai' },
  });
  return styleColumns(workbook, 'xl/worksheets/sheet1.xml', sheet.rows?.length ?? 0);
}

/** Three names that differ, whatever the table is called. */
function names(label: string, guide: string, lists: string): readonly [string, string, string] {
  const main = sheetName(label, 'Sheet1');
  const taken = new Set([main.toLowerCase()]);
  const free = (name: string): string => {
    const unused = taken.has(name.toLowerCase()) ? `${name} 2` : name;
    taken.add(unused.toLowerCase());
    return unused;
  };
  return [main, free(guide), free(lists)];
}

/** Header, rows, and one row more whose cells are blank and only have their formats. */
function fillSheet(
  name: string,
  columns: readonly TemplateColumn[],
  rows: readonly Partial<Cell>[][],
): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  columns.forEach(({ item, label, format }, at) => {
    cells.set(`0,${at}`, headerCell(item, label));
    cells.set(`${rows.length + 1},${at}`, { value: null, style: { numFmt: format } });
  });
  rows.forEach((row, index) => row.forEach((cell, at) => cells.set(`${index + 1},${at}`, cell)));
  return {
    name,
    rows: Array.from({ length: rows.length + 2 }, () => columns.map(() => null)),
    cells,
    columns: columns.map(({ width }) => ({ width })),
    rowDefs: new Map([[0, { height: 30 }]]),
    freezePane: { rows: 1 },
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    dataValidations: columns.flatMap(({ validation }) => (validation === null ? [] : [validation])),
  };
}

function headerCell({ required }: Item, label: string): Partial<Cell> {
  if (!required) return sheetCell(label, HEADER);
  return {
    richText: [
      { text: '*', font: STAR },
      { text: label, font: { ...FONT, bold: true } },
    ],
    style: HEADER,
  };
}

function filledRows(
  columns: readonly TemplateColumn[],
  rows: readonly Cells[],
  options: WriteTemplateOptions,
): Partial<Cell>[][] {
  if (rows.length === 0) {
    return [columns.map(({ example, format }) => sheetCell(example, { ...GREY, numFmt: format }))];
  }
  const words = sheetWords[options.language];
  return rows.map((row) =>
    columns.map(({ item, options: known, format }) => {
      const value = toCell(item, decode(item, row[item.prop]), {
        listSeparator: words.listSeparator,
        on: words.yes,
        off: words.no,
        optionsOf: () => known,
      });
      return sheetCell(value, { numFmt: format });
    }),
  );
}
