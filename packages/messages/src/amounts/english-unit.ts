/** Words of a unit that end the thing counted: what follows says what kind it is, `box of 10`, `person per day`. */
const OF_WHAT = /\s*[(,/]|\s(?:of|for|with|per|in|at|incl)\b/;

/** Abbreviations of three letters and more that do not change: `5 min`, `3 bar`. */
const UNCHANGING: ReadonlySet<string> = new Set(
  'min sec hrs bar lux mol rpm dpi sqm cbm lbs pax pcs hertz series staff'.split(' '),
);

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['pc', 'pcs'],
  ['person', 'people'],
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['foot', 'feet'],
  ['leaf', 'leaves'],
  ['shelf', 'shelves'],
  ['half', 'halves'],
  ['loaf', 'loaves'],
]);

const rules = new Intl.PluralRules('en');

/** Whether English says the only one there is: `1 set`, but `0 sets` and `1.5 sets`. */
const isOne = (quantity: number): boolean => rules.select(quantity) === 'one';

/**
 * A unit as English writes it behind a number: `set`, `sets`; symbols stay as they are. A unit that begins with a number of
 * its own goes by that: `10,000 pcs`.
 */
export function englishUnit(quantity: number, unit: string): string {
  const [, number = '', thing = unit] = /^(\d[\d.,]*\s+)(.*)$/s.exec(unit) ?? [];
  const counted = number === '' ? quantity : Number(number.replaceAll(',', ''));
  const end = OF_WHAT.exec(thing)?.index ?? thing.length;
  const things = thing
    .slice(0, end)
    .replaceAll(/[A-Za-z]+(?=$|\s(?:and|or)\s)/g, (word) => agree(word, counted));
  return number + things + thing.slice(end);
}

function agree(word: string, quantity: number): string {
  const lower = word.toLowerCase();
  if (lower === 'pcs' && isOne(quantity)) return word.slice(0, -1);
  if (isOne(quantity) || UNCHANGING.has(lower)) return word;
  const irregular = IRREGULAR.get(lower);
  if (irregular !== undefined) return word.slice(0, 1) + irregular.slice(1);
  // Shorter ones, and those with capitals in them, are symbols: kg, kW, MPa.
  if (!/^[A-Za-z][a-z]{2,}$/.test(word)) return word;
  if (/(?:ss|us|x|z|ch|sh)$/.test(word)) return `${word}es`;
  // Written as many already.
  if (word.endsWith('s')) return word;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
