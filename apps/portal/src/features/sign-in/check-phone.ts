import { phoneText } from '@zhantai/engine';
import type { PortalWords } from '@zhantai/messages/portal';

/**
 * The number as accounts know it: 11 digits, or `+` and digits for other countries. What stands between the digits is for
 * the eye, and `+86` is what the page assumes.
 */
export function phoneNumber(text: string): string {
  const typed = phoneText(text);
  const digits = typed.replace(/^\+86/, '').replace(/\D/g, '');
  return typed.startsWith('+') && !typed.startsWith('+86') ? `+${digits}` : digits;
}

/** `138 0417 2265` while it is typed. */
export const groupPhone = (text: string): string =>
  phoneNumber(text)
    .slice(0, 20)
    .replace(/^(\d{3})(\d{1,4})/, '$1 $2')
    .replace(/^(\d{3} \d{4})(\d+)/, '$1 $2');

/** The code printed before the field; none once another one is typed. */
export const assumedCode = (text: string): string | undefined =>
  phoneText(text).startsWith('+') ? undefined : '+86';

/** What is wrong with a mobile number; null if nothing (seed.md §5: 11 digits starting with 1). */
export function checkPhone(text: string, words: PortalWords['signIn']): string | null {
  const number = phoneNumber(text);
  if (number === '' || number === '+') return words.phoneMissing;
  if (number.startsWith('+')) return /^\+\d{6,15}$/.test(number) ? null : words.phoneForeign;
  if (number.length !== 11) return words.phoneLength(number.length);
  return number.startsWith('1') ? null : words.phoneStart;
}
