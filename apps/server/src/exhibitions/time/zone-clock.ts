/** A moment as the clocks of a zone show it. `month` and `day` count from 1. */
export interface ClockReading {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

// Making a formatter costs a hundred times what using one costs.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

/** The last reading of each zone: one answer tells the same moment several times. */
const last = new Map<string, { readonly second: number; readonly reading: ClockReading }>();

/**
 * What the clocks of `zone` (IANA name) show at `date`.
 * @throws RangeError when the zone is unknown or the date invalid.
 */
export function readClock(date: Date, zone: string): ClockReading {
  const second = Math.floor(date.getTime() / 1000);
  const known = last.get(zone);
  if (known !== undefined && known.second === second) return known.reading;
  const reading = readFresh(date, zone);
  last.set(zone, { second, reading });
  return reading;
}

function readFresh(date: Date, zone: string): ClockReading {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? Number.NaN;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}
