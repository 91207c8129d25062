import type { Item, Language } from '@zhantai/engine';
import { sheetWords } from '@zhantai/messages/workbooks';
import type { Cell, CellStyle, WriteSheet } from 'hucre/xlsx';
import { contentText } from '../read/sheet-content.ts';
import { textWidth } from '../text-width.ts';
import { sheetCell } from './sheet-cell.ts';
import type { TemplateColumn } from './template-column.ts';

const TITLE: CellStyle = { font: { name: 'Calibri', bold: true, size: 14 } };
const LINE: CellStyle = { alignment: { wrapText: true, vertical: 'top' } };
const CELL: CellStyle = {
  ...LINE,
  border: { bottom: { style: 'thin', color: { rgb: 'FFD7DCE3' } } },
  numFmt: '@',
};

/** Width of the column of explanations, in characters, and points of one line. */
const HOW = 60;
const LINE_HEIGHT = 16;

/** What the guide tells besides the columns. */
export interface GuideFacts {
  /** There is an example row. */
  readonly example: boolean;
  /** Each row is taken or not for itself. */
  readonly rowByRow: boolean;
}

/** The sheet that tells how to fill the template, column by column. */
export function guideSheet(
  item: Item,
  columns: readonly TemplateColumn[],
  name: string,
  header: CellStyle,
  language: Language,
  { example, rowByRow }: GuideFacts,
): WriteSheet {
  const words = sheetWords[language];
  const { template } = words;
  const cells = new Map<string, Partial<Cell>>();
  const most = item.maxSize !== null && item.maxSize > 0 ? [template.atMost(item.maxSize)] : [];
  const errors = rowByRow ? template.rowByRow : template.wholly;
  const lines = [...template.lines, errors, ...(example ? [template.exampleRow] : []), ...most];
  cells.set('0,0', sheetCell(item.label, TITLE));
  lines.forEach((line, at) => cells.set(`${at + 1},0`, sheetCell(line, {})));
  const top = lines.length + 2;
  const titles = [template.column, template.required, template.how, template.sample];
  titles.forEach((title, at) => cells.set(`${top},${at}`, sheetCell(title, header)));
  columns.forEach((column, index) => {
    const texts = [
      column.label,
      column.item.required ? words.yes : '',
      column.how,
      contentText(column.example),
    ];
    texts.forEach((text, at) => cells.set(`${top + 1 + index},${at}`, sheetCell(text, CELL)));
  });
  return {
    name,
    rows: Array.from({ length: top + 1 + columns.length }, () => []),
    cells,
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    columns: [{ width: 24 }, { width: 11 }, { width: HOW }, { width: 28 }],
    rowDefs: new Map(columns.map(({ how }, index) => [top + 1 + index, { height: heightOf(how) }])),
  };
}

/** Programs do not reckon the height of a wrapped cell when they open a workbook. */
function heightOf(how: string): number {
  return LINE_HEIGHT * Math.max(1, Math.ceil(textWidth(how) / (HOW - 6)));
}
