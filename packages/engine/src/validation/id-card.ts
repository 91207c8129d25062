import { isRealDate } from '../dates/real-date.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';

/** Whether a text is a resident identity number: GB 11643-1999 check digit, a real birth date not after today. */
export function isIdCard(text: string, today: string): boolean {
  if (!/^\d{17}[\dXx]$/.test(text)) return false;
  const birth = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
  if (!isRealDate(birth) || birth > today) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return text.slice(17).toUpperCase() === CHECK_DIGITS[sum % 11];
}
