import { parseDecimal } from '../../decimal/decimal.ts';
import type { Item } from '../../definition/item.ts';
import { isSameUnit } from '../../texts/units.ts';

/** Full-width digits and signs as a Chinese keyboard writes them; `。` is its point, `−` and `－` its minus. */
const WIDE = /[０-９．。，＋－−]/g;
const SIGNS: Readonly<Record<string, string>> = {
  '．': '.',
  '。': '.',
  '，': ',',
  '＋': '+',
  '－': '-',
  '−': '-',
};
/** What nobody sees: zero-width characters and signs of direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Digits, in groups of three or in none, a point, and what stands behind them. */
const NUMBER = /^([+-]?)(\d{1,3}(?:,\d{3})+(?!\d)|\d*)(?:(\.)(\d*))?(?!\d)(.*)$/s;
/** More of a number, not its unit. */
const NO_UNIT = /^[\d.,+-]/;
/** Longer texts are no numbers anybody means. */
const MAX_LENGTH = 400;
/** So many digits are exact as they are. */
const PLAIN = /^-?\d{1,15}$/;

/**
 * The plain digits of a number that somebody typed, pasted or sent in a file: full-width forms, a leading `'`, blanks
 * around it, commas between groups of three and the column's own unit are gone. Null for everything else: a letter, a
 * second point, `12,5` or a foreign unit makes a text of it, for a number that is not certainly meant is none.
 */
export function plainDigits(text: string, item: Pick<Item, 'ownUnit'>): string | null {
  if (text.length > MAX_LENGTH) return null;
  if (PLAIN.test(text)) return text;
  const folded = text
    .replace(UNSEEN, '')
    .trim()
    .replace(/^'\s*/, '')
    .replace(WIDE, (sign) => SIGNS[sign] ?? String.fromCharCode(sign.charCodeAt(0) - WIDTH));
  const [, sign = '', whole = '', point = '', places = '', rest = ''] = NUMBER.exec(folded) ?? [];
  if (whole === '' && places === '') return null;
  // Nobody groups a number that begins with 0; elsewhere the comma of `0,125` is a point.
  if (whole.includes(',') && whole.startsWith('0')) return null;
  const unit = rest.trim();
  if (unit !== '' && (NO_UNIT.test(unit) || !isSameUnit(unit, item.ownUnit))) return null;
  return `${sign}${whole.replaceAll(',', '')}${point}${places}`;
}

/** How far full-width digits stand behind the others. */
const WIDTH = 0xfee0;

/**
 * The number that a text means, by {@link plainDigits}; null where it is none, and where a number would not have all of
 * its digits. So nobody's number becomes another one.
 */
export function readNumber(text: string, item: Pick<Item, 'ownUnit'>): number | null {
  const digits = plainDigits(text, item);
  return digits === null ? null : exactNumber(digits);
}

/** A text for what is judged and stored: its plain digits where it is a number, else as it stands (engine.md §2). */
export function normaliseNumber(text: string, item: Pick<Item, 'ownUnit'>): string {
  const digits = plainDigits(text, item);
  return digits === null || exactNumber(digits) === null ? text : digits;
}

/** The number of a decimal text that has exactly its digits; null where a double cannot hold them all. */
export function exactNumber(text: string): number | null {
  // Adding 0 turns −0 into 0, which has one text only.
  const number = Number(text) + 0;
  if (!Number.isFinite(number)) return null;
  if (PLAIN.test(text)) return number;
  const [meant, stored] = [parseDecimal(text), parseDecimal(number)];
  return meant !== null && stored !== null && meant.units === stored.units && meant.scale === stored.scale
    ? number
    : null;
}
