import { exactSum } from '@zhantai/engine';
import type { SheetValue } from '@zhantai/engine/tables';
import { columnLetters } from '../column-letters.ts';
import { serialNumber } from './serial-number.ts';
import { sheetXmlText } from './sheet-text.ts';
import type { ColumnType, Table, TableCells } from './table-column.ts';
import type { TableStyles } from './table-styles.ts';

/** As many rows as a sheet has. */
const MAX_ROW = 1_048_576;
/** Sums are brought together in packs of so many numbers. */
const SUMMED = 4_096;

/** Writes rows as XML, one after the other, and remembers what its columns sum up to. */
export interface RowWriter {
  header(): string;
  /** @throws RangeError beyond the last row a sheet can have. */
  row(cells: TableCells): string;
  /** The row of totals. */
  totals(label: string): string;
}

/** A writer of the rows of one sheet. */
export function rowWriter({ columns }: Table, styles: TableStyles): RowWriter {
  const letters = columns.map((_, at) => columnLetters(at));
  const sums = columns.map(({ total }) => (total === 'sum' ? summing() : null));
  let number = 0;

  return {
    header: () => write(columns.map(({ header }, at) => text(header, styles.header[at] ?? 0))),
    row(cells) {
      return write(
        columns.map((_, at) => {
          const value = cells[at] ?? null;
          if (typeof value === 'number') sums[at]?.add(value);
          return cell(value, styleOf(value, at));
        }),
      );
    },
    totals(label) {
      const values = sums.map((sum): SheetValue => sum?.value() ?? null);
      const labelAt = values.findIndex((value) => value === null);
      return write(
        values.map((value, at) => {
          const style = styles.total[at] ?? 0;
          if (at === labelAt) return text(label, style);
          return value === null ? { attributes: ` s="${style}"`, content: '' } : cell(value, style);
        }),
      );
    },
  };

  function write(cells: readonly (CellXml | null)[]): string {
    number += 1;
    if (number > MAX_ROW) throw new RangeError(`A sheet has ${MAX_ROW} rows`);
    let xml = `<row r="${number}">`;
    cells.forEach((one, at) => {
      if (one === null) return;
      const open = `<c r="${letters[at]}${number}"${one.attributes}`;
      xml += one.content === '' ? `${open}/>` : `${open}>${one.content}</c>`;
    });
    return `${xml}</row>`;
  }

  /** The style of the column for what belongs into it. */
  function styleOf(value: SheetValue, at: number): number {
    const kind = typeof value === 'object' ? (value?.kind ?? 'text') : KINDS[typeof value];
    const type = columns[at]?.type ?? 'text';
    return (kind === type || kind === undefined ? styles.cell[at] : styles.usual[kind]) ?? 0;
  }

  function cell(value: SheetValue, style: number): CellXml | null {
    if (value === null || value === '') return null;
    if (typeof value === 'number') {
      return Number.isFinite(value) ? { attributes: ` s="${style}"`, content: `<v>${value}</v>` } : null;
    }
    if (typeof value === 'boolean')
      return { attributes: ` s="${style}" t="b"`, content: `<v>${value ? 1 : 0}</v>` };
    if (typeof value === 'string') return text(value, value.includes('\n') ? styles.lines : styles.text);
    const serial = serialNumber(value);
    if (serial === null) return text(value.text, styles.text);
    return { attributes: ` s="${style}"`, content: `<v>${serial}</v>` };
  }
}

const KINDS: Readonly<Record<string, ColumnType | undefined>> = {
  number: 'number',
  boolean: 'boolean',
  string: 'text',
};

interface CellXml {
  readonly attributes: string;
  readonly content: string;
}

/** Texts are written as texts, so whatever they begin with they are never reckoned. */
function text(value: string, style: number): CellXml {
  const room = /^\s|\s$|\n/.test(value) ? ' xml:space="preserve"' : '';
  return {
    attributes: ` s="${style}" t="inlineStr"`,
    content: `<is><t${room}>${sheetXmlText(value)}</t></is>`,
  };
}

function summing(): { add(value: number): void; value(): number } {
  let pack: number[] = [0];
  return {
    add(value) {
      if (!Number.isFinite(value)) return;
      pack.push(value);
      if (pack.length >= SUMMED) pack = [exactSum(pack) ?? 0];
    },
    value: () => exactSum(pack) ?? 0,
  };
}
