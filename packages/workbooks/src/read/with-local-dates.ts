const DATES = [27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58];
const TIMES = [32, 33, 34, 35, 55, 56];

const FORMATS = [
  ...DATES.map((id) => [id, 'yyyy-mm-dd'] as const),
  ...TIMES.map((id) => [id, 'h:mm:ss'] as const),
]
  .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
  .join('');

/**
 * Names the number formats of East Asian dates and times, which are built into the programs and stand in no file
 * (ECMA-376 part 1, §18.8.30). A format that the file itself names comes later and wins.
 * @param styles the XML of the styles.
 */
export function withLocalDates(styles: string): string {
  const list = /<(?:\w+:)?numFmts\b[^>]*(?<!\/)>/;
  if (list.test(styles)) return styles.replace(list, (tag) => tag + FORMATS);
  return styles.replace(/<(?:\w+:)?styleSheet\b[^>]*>/, (tag) => `${tag}<numFmts>${FORMATS}</numFmts>`);
}
