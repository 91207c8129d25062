import { cleanLine } from './clean-text.ts';
import { halfWidth } from './half-width.ts';

/** Blanks, and what has no meaning beside digits: joiners, and what chooses between shapes. */
const BLANKS = new RegExp(String.raw`[\s\u180e\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+`, 'gu');
/** Dashes of every length, and the sign of subtraction. */
const HYPHENS = /[\p{Pd}\u2212]+/gu;
const BRACKETS = /[()[\]\u3010\u3011\u3014\u3015]+/g;
/** `(0)` behind the code of a country is dialled within it only: with it the number would be another one. */
const TRUNK = /^(\(?(?:\+|00)\d{1,3}\)?)\(0\)/;
/** Put before a number so that a spreadsheet takes it for text. */
const GUARD = /^['\u2018\u2019]+/;
/** As it is kept. */
const MOBILE = /^1\d{10}$/;
/** Eleven digits with the code of the mainland before them. */
const MAINLAND = /^(?:\+|00)?86(1\d{10})$/;

/** A mobile number of the mainland as it is kept: eleven digits, however it was written (engine.md §2). */
export function mobileText(text: string): string {
  if (MOBILE.test(text)) return text;
  const digits = bare(text, HYPHENS, BRACKETS);
  return MAINLAND.exec(digits)?.[1] ?? digits;
}

/** A mobile number of the mainland as {@link mobileText} keeps it, every other number as {@link phoneText} does. */
export function anyPhoneText(text: string): string {
  const mobile = mobileText(text);
  return MOBILE.test(mobile) ? mobile : phoneText(text);
}

/** A number of any country as E.164 has it: `+`, country and number, as far as that can be told (engine.md §2). */
export const phoneText = (text: string): string =>
  bare(bare(text, HYPHENS).replace(TRUNK, '$1'), BRACKETS).replace(/^00/, '+');

/** The number of a document: capitals without blanks. */
export const documentText = (text: string): string => composedCapitals(bare(text));

/** The number of a resident identity card: also without hyphens. */
export const idCardText = (text: string): string => composedCapitals(bare(text, HYPHENS));

/** In half-width, without blanks and what is not wanted. */
function bare(text: string, ...unwanted: readonly RegExp[]): string {
  const plain = halfWidth(cleanLine(text)).replace(BLANKS, '');
  return unwanted
    .reduce((rest, marks) => rest.replace(marks, ''), plain)
    .replace(GUARD, '')
    .normalize('NFC');
}

/** Some capitals come apart, and some that stand together make another one. */
const composedCapitals = (text: string): string => text.toUpperCase().normalize('NFC');
