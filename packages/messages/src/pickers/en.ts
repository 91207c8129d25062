import type { PickerWords } from './zh-hans.ts';

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const longMonths = [
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

/** `2 rows`, `1 row`. */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const monthName = (month: number) => longMonths[month - 1] ?? String(month);

/** Words of the pickers in English. */
export const en = {
  list: {
    label: 'Options',
    empty: 'No options',
    noMatch: (query: string) => `No option matches “${query}”`,
    matches: (count: number) => counted(count, 'option', 'options'),
    selected: (count: number) => `${count} selected`,
    selectAll: 'Select all',
    selectNone: 'Select none',
  },
  calendar: {
    label: 'Calendar',
    rangeLabel: 'Choose start and end',
    months: shortMonths,
    weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    weekdayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    title: (year: number, month: number) => `${monthName(month)} ${year}`,
    day: (year: number, month: number, day: number) => `${day} ${monthName(month)} ${year}`,
    today: 'today',
    selected: 'selected',
    rangeStart: 'Start date',
    rangeEnd: 'End date',
    inRange: 'in the chosen range',
    unavailable: 'not available',
    previousYear: 'Previous year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    nextYear: 'Next year',
    typed: 'Type a date',
    format: 'YYYY-MM-DD',
    pickEnd: 'Now choose the end date',
    // The lunar calendar is only drawn for readers of Chinese.
    lunarDays: [],
    lunarMonths: [],
    lunarLeap: '',
  },
  time: {
    label: 'Time',
    hour: 'h',
    minute: 'min',
    second: 's',
    title: 'Choose a time',
    start: 'Start time',
    end: 'End time',
  },
  years: {
    label: 'Years',
    page: (first: number, last: number) => `${first}–${last}`,
    previous: 'Previous ten years',
    next: 'Next ten years',
    year: (year: number) => String(year),
  },
  tree: {
    label: 'Tree',
    title: 'Select',
    expand: (label: string) => `Expand ${label}`,
    collapse: (label: string) => `Collapse ${label}`,
    loading: 'Loading the next level',
    failed: 'The next level did not load. Try again',
    empty: 'No entries',
    noMatch: (query: string) => `No entry matches “${query}”`,
  },
  cascader: {
    label: 'Choose level by level',
    level: (level: number) => `Level ${level}`,
    choose: 'Choose',
    empty: 'Nothing below',
  },
  signature: {
    title: 'Signature',
    pad: 'Signing area: write with finger, pen or mouse',
    hint: 'Sign here',
    undo: 'Undo',
    clear: 'Clear',
    redo: 'Sign again',
    empty: 'The signature must not be empty',
  },
  image: {
    label: 'Image viewer',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    rotateLeft: 'Rotate left',
    rotateRight: 'Rotate right',
    reset: 'Original size',
    previous: 'Previous image',
    next: 'Next image',
    position: (index: number, count: number) => `${index} / ${count}`,
    failed: (name: string) => `“${name}” could not be opened`,
    zoom: (percent: number) => `${percent}%`,
  },
} satisfies PickerWords;
