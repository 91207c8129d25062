import type { PortalWords } from '@zhantai/messages/portal';

/** Digits of a typed number: spaces and dashes are for the eye, `+86` is printed before the field. */
export const phoneDigits = (text: string): string => text.replace(/^\s*(?:\+86|0086)/, '').replace(/\D/g, '');

/** `138 0417 2265` while it is typed. */
export const groupPhone = (text: string): string =>
  phoneDigits(text)
    .slice(0, 20)
    .replace(/^(\d{3})(\d{1,4})/, '$1 $2')
    .replace(/^(\d{3} \d{4})(\d+)/, '$1 $2');

/** What is wrong with a mobile number; null if nothing (seed.md §5: 11 digits starting with 1). */
export function checkPhone(text: string, words: PortalWords['signIn']): string | null {
  const digits = phoneDigits(text);
  if (digits === '') return words.phoneMissing;
  if (digits.length !== 11) return words.phoneLength(digits.length);
  return digits.startsWith('1') ? null : words.phoneStart;
}
