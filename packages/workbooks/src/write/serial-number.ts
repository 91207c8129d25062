import type { SheetDate } from '@zhantai/engine/tables';

const DAY_MS = 86_400_000;
/** Days from 1899-12-30 to 1970-01-01. */
const EPOCH_DAYS = 25_569;
/** 1900-03-01: spreadsheets count earlier days differently. */
const FIRST = 61;

/** The serial number of a moment as spreadsheets count from 1900; null for one they cannot count. */
export function serialNumber({ kind, text }: SheetDate): number | null {
  const [date = '', clock = '00:00:00'] = kind === 'time' ? ['1970-01-01', text] : text.split(' ');
  const moment = Date.parse(`${date}T${clock}Z`);
  if (Number.isNaN(moment)) return null;
  if (kind === 'time') return moment / DAY_MS;
  const serial = moment / DAY_MS + EPOCH_DAYS;
  return serial >= FIRST ? serial : null;
}
