import type { PortalWords } from '@zhantai/messages/portal';

/** A number with a country code of its own; `+86` is what the page assumes. */
const isForeign = (text: string): boolean => /^\s*\+(?!86)/.test(text);

/** The number as accounts know it: 11 digits, or `+` and digits for other countries. Spaces and dashes are for the eye. */
export function phoneNumber(text: string): string {
  if (isForeign(text)) return `+${text.replace(/\D/g, '')}`;
  return text.replace(/^\s*(?:\+86|0086)/, '').replace(/\D/g, '');
}

/** `138 0417 2265` while it is typed. */
export const groupPhone = (text: string): string =>
  phoneNumber(text)
    .slice(0, 20)
    .replace(/^(\d{3})(\d{1,4})/, '$1 $2')
    .replace(/^(\d{3} \d{4})(\d+)/, '$1 $2');

/** The code printed before the field; none once another one is typed. */
export const assumedCode = (text: string): string | undefined =>
  text.trim().startsWith('+') ? undefined : '+86';

/** What is wrong with a mobile number; null if nothing (seed.md §5: 11 digits starting with 1). */
export function checkPhone(text: string, words: PortalWords['signIn']): string | null {
  const number = phoneNumber(text);
  if (number === '' || number === '+') return words.phoneMissing;
  if (number.startsWith('+')) return /^\+\d{6,15}$/.test(number) ? null : words.phoneForeign;
  if (number.length !== 11) return words.phoneLength(number.length);
  return number.startsWith('1') ? null : words.phoneStart;
}
