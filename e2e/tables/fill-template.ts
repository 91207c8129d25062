import { entriesOf } from './zip-entry.ts';
import { zip } from './zip.ts';

/** What is written into a cell: a text, a number, or a day or time that the program keeps as a number. */
export type Written = string | number;

const SHEET = 'xl/worksheets/sheet1.xml';

/**
 * A template as somebody fills it in: from the row below its header on, in the place of its example. Drop-downs, formats
 * and the sheet of explanations stay; what the example has as a number is written as one.
 */
export function fillTemplate(template: Buffer, rows: readonly (readonly Written[])[]): Buffer {
  const files = Object.fromEntries(entriesOf(template));
  const sheet = files[SHEET]?.toString('utf8') ?? '';
  const example = /<row r="2"[^]*?<\/row>/.exec(sheet)?.[0] ?? '';
  const styles = new Map(
    [...example.matchAll(/<c r="([A-Z]+)2"([^>]*)>/g)].map(([, column = '', rest = '']) => [
      column,
      { style: /s="(\d+)"/.exec(rest)?.[1] ?? '0', text: /t="/.test(rest) },
    ]),
  );
  if (styles.size === 0) throw new Error('The template has no example');
  const written = rows.map((row, place) => {
    const number = place + 2;
    const cells = row.map((value, at) => {
      const column = String.fromCharCode(65 + at);
      const { style, text } = styles.get(column) ?? { style: '0', text: true };
      const figure = text ? null : figureOf(value);
      return figure === null
        ? `<c r="${column}${number}" s="${style}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
        : `<c r="${column}${number}" s="${style}"><v>${figure}</v></c>`;
    });
    return `<row r="${number}">${cells.join('')}</row>`;
  });
  // What the template keeps ready below its example is written over.
  const kept = sheet.replaceAll(/<row r="(\d+)"(?:[^>]*\/>|[^]*?<\/row>)/g, (row, number: string) =>
    number === '1' ? `${row}${written.join('')}` : '',
  );
  return zip({ ...files, [SHEET]: kept });
}

/** Days since the end of 1899, as a spreadsheet counts them; null for what is a text. */
function figureOf(value: Written): number | null {
  if (typeof value === 'number') return value;
  const day = /^\d{4}-\d\d-\d\d$/.exec(value);
  if (day !== null) return (Date.parse(`${value}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
  const time = /^(\d\d):(\d\d)$/.exec(value);
  return time === null ? null : (Number(time[1]) * 60 + Number(time[2])) / 1440;
}

function escaped(value: Written): string {
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
