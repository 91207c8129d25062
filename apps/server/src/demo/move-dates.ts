import { addDays } from '@zhantai/engine';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** Months of the demo's calendar that lie in the year before the fair. */
const FIRST_MONTH = 9;
const YEAR_OF_FAIR = 2027;

const full = /\b(20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))\b/g;
const short = /(?<![\d-])(0[1-4]|09|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\d-])/g;
const chinese = /(?:(20\d\d) 年 )?(?<!\d)(1?\d) 月 ([123]?\d) 日/g;
const english = new RegExp(String.raw`(?<!\d)([123]?\d) (${MONTHS.join('|')})(?: (20\d\d))?`, 'g');
/** An option value like `0318`, in JSON text of any depth. */
const value = /(?<=")(0[1-4]|09|1[0-2])(0[1-9]|[12]\d|3[01])(?=\\*")/g;

/**
 * A text of the demo, or JSON that holds such texts, so many days later. Its notations of days are `2027-03-18`, `03-18`,
 * `3 月 18 日` and `18 March`, with the year or without, and the option value `"0318"`.
 */
export function moveDates(text: string, days: number): string {
  if (days === 0) return text;
  const moved = (month: number, day: number): readonly [year: string, month: string, day: string] => {
    const year = month >= FIRST_MONTH ? YEAR_OF_FAIR - 1 : YEAR_OF_FAIR;
    const date = addDays(`${year}-${two(month)}-${two(day)}`, days);
    return [date.slice(0, 4), date.slice(5, 7), date.slice(8, 10)];
  };
  return text
    .replace(chinese, (_, year: string | undefined, month: string, day: string) => {
      const [y, m, d] = moved(Number(month), Number(day));
      return `${year === undefined ? '' : `${y} 年 `}${Number(m)} 月 ${Number(d)} 日`;
    })
    .replace(english, (_, day: string, month: string, year: string | undefined) => {
      const [y, m, d] = moved(MONTHS.indexOf(month) + 1, Number(day));
      return `${Number(d)} ${MONTHS[Number(m) - 1]}${year === undefined ? '' : ` ${y}`}`;
    })
    .replace(value, (_, month: string, day: string) => moved(Number(month), Number(day)).slice(1).join(''))
    .replace(short, (_, month: string, day: string) => moved(Number(month), Number(day)).slice(1).join('-'))
    .replace(full, (date: string) => addDays(date, days));
}

/**
 * An answer so many days later where it is a day, a moment or the option value of a day; any other text as it is, for an
 * id may hold what looks like a day.
 */
export function moveAnswers(text: string, days: number): string {
  return /^(?:\d{4}|20\d\d-\d\d-\d\d.*)$/.test(text)
    ? moveDates(JSON.stringify(text), days).slice(1, -1)
    : text;
}

function two(figure: number): string {
  return String(figure).padStart(2, '0');
}
