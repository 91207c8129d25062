import { codePoints } from '../fields/code-points.ts';
import { isIdCard } from './id-card.ts';

type TextTest = (text: string, today: string) => boolean;

const EMAIL = /^[A-Za-z0-9_-]+@[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]{2,3}){1,2}$/;
/** A label of a host name in the HTML standard. */
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL_STANDARD = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);
const URL_TEXT =
  /^(?:https?|ftp):\/\/(?:[^\s/?#@]+@)?(?:\[[0-9a-f:.]+\]|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.?)(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** As the mainland writes it, and as E.164 writes any. */
const MOBILE = /^1\d{10}$/;
const PHONE = /^\+[1-9]\d{6,14}$/;

/** The checks `rules[].type` names (engine.md §4); `accepted` is a switch's and is tested where its value is. */
export const ruleTypes: ReadonlyMap<string, TextTest> = new Map<string, TextTest>([
  ['email', (text) => EMAIL.test(text)],
  ['emailStandard', (text) => EMAIL_STANDARD.test(text)],
  ['mobile', (text) => MOBILE.test(text)],
  ['phone', (text) => PHONE.test(text)],
  ['anyPhone', (text) => MOBILE.test(text) || PHONE.test(text)],
  ['password', isPassword],
  ['idCard', isIdCard],
  ['zipCode', (text) => /^\d{6}$/.test(text)],
  ['integer', (text) => /^[+-]?\d+(?:e\+\d+)?$/.test(text)],
  ['url', (text) => URL_TEXT.test(text)],
]);

function isPassword(text: string): boolean {
  const length = codePoints(text);
  return length >= 6 && length <= 20 && /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
}
