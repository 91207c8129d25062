import { randomInt } from 'node:crypto';

// No characters that look like another one.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a link that many may know, and of one that stands for a person: 39 and 127 bits. */
export const codeLength = { shared: 8, personal: 26 } as const;

/** A new random code of a short link. */
export function makeCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
}

/** A code as it is kept, however it was typed. */
export function readCode(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}
