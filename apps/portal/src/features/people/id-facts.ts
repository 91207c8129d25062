import { idCardText, isRealDate } from '@zhantai/engine';

/** What an ID number says of whom it belongs to. */
export interface IdFacts {
  /** `YYYY-MM-DD`. */
  readonly born: string;
  readonly sex: 'male' | 'female';
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** Reads the day of birth and the sex from a resident ID number; null for anything else, and for one with a wrong digit. */
export function idFacts(text: string): IdFacts | null {
  const number = idCardText(text);
  const [, born = '', order = ''] = /^\d{6}(\d{8})(\d{3})[\dX]$/.exec(number) ?? [];
  if (born === '') return null;
  const sum = WEIGHTS.reduce((all, weight, place) => all + weight * Number(number[place]), 0);
  if (CHECKS[sum % 11] !== number[17]) return null;
  const day = `${born.slice(0, 4)}-${born.slice(4, 6)}-${born.slice(6)}`;
  if (!isRealDate(day)) return null;
  return { born: day, sex: Number(order) % 2 === 1 ? 'male' : 'female' };
}
