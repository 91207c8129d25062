import { sheetXmlText } from './sheet-text.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Where the sheet of a place, counted from 0, stands in the archive. */
export const sheetPath = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`;

/** The parts of a workbook besides its sheets and their styles, by path. @param names of its sheets. */
export function tableParts(names: readonly string[]): readonly (readonly [path: string, xml: string])[] {
  const each = (write: (name: string, at: number) => string): string => names.map(write).join('');
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
        each((_, at) => `<Override PartName="/${sheetPath(at)}" ContentType="${TYPE}.worksheet+xml"/>`) +
        `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
        `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
        each((name, at) => `<sheet name="${sheetXmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`) +
        '</sheets></workbook>',
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
        each(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        ) +
        `<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
  ];
}

/** The beginning of the sheet: the header stays in sight, columns have their widths; rows follow. */
export function sheetHead(widths: readonly number[]): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/>${columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`}<sheetData>`
  );
}

/** What follows the last row. */
export const SHEET_FOOT = '</sheetData></worksheet>';
