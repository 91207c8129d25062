import { limits } from '../limits.ts';
import { MISSING_STRING } from './archive/missing-strings.ts';
import { FaultError } from './fault-error.ts';
import { formatKind } from './number-format.ts';
import type { RawCell } from './open-workbook.ts';
import { NO_RESULT } from './no-result.ts';
import { elapsedText, serialDate } from './serial-date.ts';
import type { SheetContent } from './sheet-content.ts';

/** Spreadsheets keep and show this many digits; what comes after is the dust of binary fractions. */
const DIGITS = 15;

/** What a cell of the library holds; null where it is blank. */
export function readContent(cell: RawCell, date1904: boolean): SheetContent {
  const { t: type, v: value, z: format } = cell;
  if (type === 'e') return { kind: 'error', text: ERRORS.get(value) ?? '#VALUE!' };
  if (typeof value === 'boolean') return value;
  if (value === MISSING_STRING) return { kind: 'error', text: '#REF!' };
  if (value === NO_RESULT) return { kind: 'error', text: '=…', noResult: true };
  if (typeof value === 'string') return readText(value);
  return typeof value === 'number' ? readNumber(value, format, date1904) : null;
}

function readText(text: string): string | null {
  if (text.length > limits.cellText) throw new FaultError('tooLarge');
  return text.trim() === '' ? null : text;
}

function readNumber(number: number, format: unknown, date1904: boolean): SheetContent {
  if (!Number.isFinite(number)) return { kind: 'error', text: '#NUM!' };
  const shown = Number.isInteger(number) ? number : Number(number.toPrecision(DIGITS));
  if (typeof format !== 'string' || format === 'General') return shown;
  const kind = formatKind(format);
  if (kind === null) return shown;
  if (kind === 'percent') return { kind, value: shown, text: `${hundredths(shown)}%` };
  if (kind === 'elapsed' && number >= 1) return elapsedText(number);
  if (kind === 'elapsed') return serialDate(number, 'time', date1904) ?? shown;
  if (typeof kind !== 'number') return serialDate(number, kind, date1904) ?? shown;
  const text = String(shown);
  return text.length < kind && Number.isInteger(shown) && shown >= 0
    ? { kind: 'padded', value: shown, text: text.padStart(kind, '0') }
    : shown;
}

/** Exact in the digits that are kept. */
function hundredths(number: number): number {
  return Number((number * 100).toPrecision(DIGITS));
}

/** The codes of errors, as both kinds of workbook number them. */
const ERRORS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);
