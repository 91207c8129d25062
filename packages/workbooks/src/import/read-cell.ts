import { switchPositions, traitsOf } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { cellDecoder, everyOption, isSameUnit } from '@zhantai/engine/tables';
import type { CellFault, SheetDate, SheetValue } from '@zhantai/engine/tables';
import { sheetWords } from '@zhantai/messages/workbooks';
import { contentText } from '../read/sheet-content.ts';
import type { SheetContent } from '../read/sheet-content.ts';
import { serialDate } from '../read/serial-date.ts';
import { hasLostDigits, isTextual } from './lost-digits.ts';
import type { RowsWords } from './read-rows.ts';

/** Days that a number without a format can mean in a column of dates: 1954 to 2119. */
const MIN_SERIAL_DAYS = 20_000;
const MAX_SERIAL_DAYS = 80_000;

/** Turns the cells of one column into wire values. */
export interface CellReader {
  /** Undefined where the cell holds no value that can be trusted. */
  read(content: SheetContent): unknown;
  /** Why a cell holds no such value. */
  fault(content: SheetContent): CellFault;
}

/** The reader of a column; what it has understood once it knows. */
export function cellReader(column: Item, words: RowsWords, date1904: boolean): CellReader {
  const options = everyOption(column) ?? words.optionsOf?.(column) ?? null;
  const decode = cellDecoder(column, { optionsOf: () => options });
  const known = new Map<string, unknown>();
  let repeats = 0;
  let remembers = true;
  const textual = isTextual(column);
  const { family, moment: kind } = traitsOf(column);
  // A year is a number of its own, not a day.
  const calendar = family === 'calendar' && kind !== 'year' ? kind : undefined;
  const inPercent = isSameUnit(column.ownUnit, '%');

  return {
    read(content) {
      if (content === null) return null;
      if (typeof content === 'object' && content.kind === 'error') return undefined;
      if (typeof content === 'number' && hasLostDigits(column, content)) return undefined;
      const value = plain(content);
      if (typeof value === 'string') return remembered(value, value);
      // The text of a day or a time says all there is.
      return typeof value === 'object' && value !== null ? remembered(value.text, value) : decode(value);
    },
    fault(content) {
      if (typeof content === 'object' && content !== null && content.kind === 'error') {
        return content.noResult === true ? 'noResult' : 'importFormat';
      }
      return hasLostDigits(column, content) ? 'lostDigits' : 'importFormat';
    },
  };

  /** Columns of kinds and days say the same again and again, those of names hardly ever. */
  function remembered(text: string, value: string | SheetDate): unknown {
    if (!remembers) return meant(value);
    const there = known.get(text);
    if (there !== undefined) {
      repeats += 1;
      return there;
    }
    const found = meant(value);
    known.set(text, found);
    if (known.size >= REMEMBERED) {
      remembers = repeats > known.size;
      repeats = 0;
      known.clear();
    }
    return found;
  }

  function plain(content: Exclude<SheetContent, { readonly kind: 'error' }>): SheetValue {
    if (typeof content === 'number') {
      return calendar === undefined ? content : (moment(content) ?? content);
    }
    if (typeof content === 'boolean') return textual ? contentText(content) : content;
    if (typeof content !== 'object' || content === null) return content;
    // A column of hundredths holds 50 where the cell shows 50%.
    if (content.kind === 'percent') return textual || inPercent ? content.text : content.value;
    return content.kind === 'padded' ? (textual ? content.text : content.value) : content;
  }

  /** A day or a time whose cell has lost its format. */
  function moment(serial: number): SheetValue {
    if (calendar === 'time') return serial >= 0 && serial < 1 ? serialDate(serial, 'time', date1904) : null;
    if (serial < MIN_SERIAL_DAYS || serial > MAX_SERIAL_DAYS) return null;
    return serialDate(serial, calendar ?? 'date', date1904);
  }

  /** A switch also takes yes and no in every language, where its own options say neither. */
  function meant(value: string | SheetDate): unknown {
    if (typeof value === 'string' && hasLostDigits(column, value)) return undefined;
    const wire = decode(value);
    const text = typeof value === 'string' ? value : value.text;
    if (family !== 'switch' || wire !== text.trim()) return wire;
    const said = text.trim().toLowerCase();
    const { on, off } = switchPositions(column);
    if (ON.has(said)) return on.value;
    return OFF.has(said) ? off.value : wire;
  }
}

/** Of a column whose header names another unit: its numbers are no numbers of the column. */
export const otherUnitReader: CellReader = {
  read: (content) => (content === null || contentText(content).trim() === '' ? null : undefined),
  fault: () => 'otherUnit',
};

const REMEMBERED = 1_000;

const SAID = Object.values(sheetWords);
const ON = new Set(['✓', '√', ...SAID.map((words) => words.yes.toLowerCase())]);
const OFF = new Set(['✗', '×', ...SAID.map((words) => words.no.toLowerCase())]);
