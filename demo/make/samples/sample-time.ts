import { addDays } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';

const HOURS = ['09:00:00', '10:30:00', '13:30:00', '15:00:00'];

/** A date, time or range within the bounds of an item. */
export function sampleTime(item: Item, seed: number, today: string): string {
  const hour = HOURS[seed % HOURS.length] ?? '09:00:00';
  switch (item.type) {
    case 'time':
      return hour;
    case 'timerange':
      return `${hour},18:00:00`;
    case 'year':
      return String(Number(item.startDate ?? '2015') + (seed % 10));
    case 'date':
      return dayOf(item, seed, today);
    case 'datetime':
      return `${dayOf(item, seed, today)} ${hour}`;
    case 'daterange':
      return rangeOf(item, seed, today).join(',');
    case 'datetimerange': {
      const [start, end] = rangeOf(item, seed, today);
      return `${start} ${hour},${end} 18:00:00`;
    }
    default:
      return '';
  }
}

function dayOf({ startDate, endDate }: Item, seed: number, today: string): string {
  const first = (startDate ?? today).slice(0, 10);
  const day = addDays(first, seed % 3);
  return endDate !== null && day > endDate.slice(0, 10) ? first : day;
}

function rangeOf(item: Item, seed: number, today: string): readonly [string, string] {
  const start = dayOf(item, seed % 2, today);
  const end = addDays(start, 2);
  const last = item.endDate?.slice(0, 10) ?? end;
  return [start, end > last ? last : end];
}
