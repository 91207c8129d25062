import { sheetXmlText } from './sheet-text.ts';
import type { ColumnType, TableColumn } from './table-column.ts';

/** Which cell style is which, and the part that says how they look. */
export interface TableStyles {
  /** By column: numbers and moments stand to the right, as their cells do. */
  readonly header: readonly number[];
  /** By column. */
  readonly cell: readonly number[];
  readonly total: readonly number[];
  /** For what does not belong into its column, by what it is: a moment in a column of texts is still one. */
  readonly usual: Readonly<Record<ColumnType, number>>;
  /** For texts in a column of something else: what looks like a formula stays text even when it is edited. */
  readonly text: number;
  /** The same for texts of several lines. */
  readonly lines: number;
  readonly xml: string;
}

const FORMATS: Readonly<Record<ColumnType, string>> = {
  text: '@',
  number: 'General',
  date: 'yyyy\\-mm\\-dd',
  time: 'hh:mm:ss',
  datetime: 'yyyy\\-mm\\-dd\\ hh:mm:ss',
  boolean: 'General',
};
/** Formats of a file are numbered from here. */
const FIRST_FORMAT = 164;
const HEAD_LEFT = '<alignment vertical="center" wrapText="1"/>';
const HEAD_RIGHT = '<alignment horizontal="right" vertical="center" wrapText="1"/>';
const PLAIN = { font: 0, fill: 0, border: 0 };
const HEADER = { font: 1, fill: 2, border: 1 };
const TOTAL = { font: 1, fill: 0, border: 2 };

/** The styles of a table: a shaded header that stays in sight, cells by their type, totals below a line. */
export function tableStyles(columns: readonly TableColumn[]): TableStyles {
  const formats: string[] = [];
  const looks: string[] = ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'];
  const codes = columns.map(({ type = 'text', format }) => format ?? FORMATS[type]);
  const styles = {
    header: columns.map(({ type = 'text' }) => look('@', HEADER, type === 'text' ? HEAD_LEFT : HEAD_RIGHT)),
    text: look('@', PLAIN),
    usual: {
      text: look(FORMATS.text, PLAIN),
      number: look(FORMATS.number, PLAIN),
      date: look(FORMATS.date, PLAIN),
      time: look(FORMATS.time, PLAIN),
      datetime: look(FORMATS.datetime, PLAIN),
      boolean: look(FORMATS.boolean, PLAIN),
    },
    lines: look('@', PLAIN, '<alignment vertical="top" wrapText="1"/>'),
    cell: codes.map((code) => look(code, PLAIN)),
    total: codes.map((code) => look(code, TOTAL)),
  };
  return { ...styles, xml: stylesXml(formats, looks) };

  function look(code: string, { font, fill, border }: typeof PLAIN, alignment = ''): number {
    const format = formatId(code);
    const xf =
      `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1"` +
      ` applyFont="1" applyFill="1" applyBorder="1"${alignment === '' ? '/>' : ` applyAlignment="1">${alignment}</xf>`}`;
    const known = looks.indexOf(xf);
    return known < 0 ? looks.push(xf) - 1 : known;
  }

  function formatId(code: string): number {
    if (code === 'General') return 0;
    const known = formats.indexOf(code);
    return FIRST_FORMAT + (known < 0 ? formats.push(code) - 1 : known);
  }
}

function stylesXml(formats: readonly string[], looks: readonly string[]): string {
  const codes = formats
    .map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${sheetXmlText(code)}"/>`)
    .join('');
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<numFmts count="${formats.length}">${codes}</numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFEDF0F4"/><bgColor indexed="64"/></patternFill></fill></fills>' +
    `<borders count="3">${borderXml('', '')}${borderXml('', line('bottom'))}${borderXml(line('top'), '')}</borders>` +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${looks.length}">${looks.join('')}</cellXfs></styleSheet>`
  );
}

function borderXml(top: string, bottom: string): string {
  return `<border><left/><right/>${top || '<top/>'}${bottom || '<bottom/>'}<diagonal/></border>`;
}

function line(side: 'top' | 'bottom'): string {
  return `<${side} style="thin"><color rgb="FFB8C0CC"/></${side}>`;
}
