import { switchPositions } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { everyOption, fromCell } from '@zhantai/engine/tables';
import type { SheetValue } from '@zhantai/engine/tables';
import { sheetWords } from '@zhantai/messages/sheets';
import type { SheetContent } from '../read/sheet-content.ts';
import { serialDate } from '../read/serial-date.ts';
import type { RowsWords } from './read-rows.ts';

/** Numbers from here on have lost digits on their way into a workbook; nobody knows which they were. */
const EXACT = 1e15;
/** Days that a number without a format can mean in a column of dates: 1954 to 2119. */
const FIRST_DAY = 20_000;
const LAST_DAY = 80_000;

/** Turns the cells of one column into wire values. */
export interface CellReader {
  /** Undefined where the cell holds no value that can be trusted. */
  read(content: SheetContent): unknown;
}

/** The reader of a column; what it has understood once it knows. */
export function cellReader(column: Item, words: RowsWords, date1904: boolean): CellReader {
  const options = everyOption(column) ?? words.optionsOf?.(column) ?? null;
  const describeWords = { optionsOf: () => options };
  const known = new Map<string, unknown>();
  const textual = TEXTUAL.has(column.type);
  const calendar = CALENDAR.get(column.type);

  return {
    read(content) {
      if (content === null) return null;
      if (typeof content === 'object' && content.kind === 'error') return undefined;
      const value = plain(content);
      if (value === undefined) return undefined;
      if (typeof value !== 'string') return fromCell(column, value, describeWords);
      if (!known.has(value)) {
        if (known.size > REMEMBERED) known.clear();
        known.set(value, meant(value));
      }
      return known.get(value);
    },
  };

  function plain(content: Exclude<SheetContent, { readonly kind: 'error' }>): SheetValue | undefined {
    if (typeof content === 'number') {
      if (textual && Math.abs(content) >= EXACT) return undefined;
      return calendar === undefined ? content : (moment(content) ?? content);
    }
    if (typeof content !== 'object' || content === null || content.kind !== 'padded') return content;
    return textual ? content.text : content.value;
  }

  /** A day or a time whose cell has lost its format. */
  function moment(serial: number): SheetValue {
    if (calendar === 'time') return serial >= 0 && serial < 1 ? serialDate(serial, 'time', date1904) : null;
    if (serial < FIRST_DAY || serial > LAST_DAY) return null;
    return serialDate(serial, calendar ?? 'date', date1904);
  }

  /** A switch also takes yes and no in every language, where its own options say neither. */
  function meant(text: string): unknown {
    const wire = fromCell(column, text, describeWords);
    if (column.type !== 'switch' || wire !== text.trim()) return wire;
    const said = text.trim().toLowerCase();
    const { on, off } = switchPositions(column);
    if (ON.has(said)) return on.value;
    return OFF.has(said) ? off.value : wire;
  }
}

const REMEMBERED = 10_000;
const TEXTUAL: ReadonlySet<Item['type']> = new Set<Item['type']>(['input', 'textarea', 'password', 'array']);
const CALENDAR: ReadonlyMap<Item['type'], 'date' | 'time' | 'datetime'> = new Map([
  ['date', 'date'],
  ['datetime', 'datetime'],
  ['time', 'time'],
]);

const SAID = Object.values(sheetWords);
const ON = new Set(['✓', '√', ...SAID.map((words) => words.yes.toLowerCase())]);
const OFF = new Set(['✗', '×', ...SAID.map((words) => words.no.toLowerCase())]);
