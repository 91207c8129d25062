/** A visit to the fair for somebody's calendar. */
export interface CalendarVisit {
  /** Stays the same for the same visit, so that a second import replaces the first. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  /** Opens the confirmation. */
  readonly link: string;
  /** First and last day, `YYYY-MM-DD`. */
  readonly start: string;
  readonly end: string;
  /** The moment the file was made. */
  readonly now: Date;
}

/** A calendar file (RFC 5545) with the days of the fair. */
export function makeCalendar(visit: CalendarVisit): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zhantai//Visit//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escape(visit.id)}@zhantai`,
    `DTSTAMP:${stamp(visit.now)}`,
    `DTSTART;VALUE=DATE:${dayNumber(visit.start)}`,
    // The end of whole days is the day after the last one.
    `DTEND;VALUE=DATE:${dayNumber(dayAfter(visit.end === '' ? visit.start : visit.end))}`,
    `SUMMARY:${escape(visit.title)}`,
    `LOCATION:${escape(visit.place)}`,
    `DESCRIPTION:${escape(visit.note)}`,
    `URL:${visit.link}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(visit.title)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const dayNumber = (day: string): string => day.slice(0, 10).replaceAll('-', '');

function dayAfter(day: string): string {
  const next = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** No line is longer than 75 octets; the rest goes on after a blank. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > 75) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
