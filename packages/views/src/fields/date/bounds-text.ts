import type { DateBounds } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';
import { shortTimes } from '@zhantai/engine';

/** Says which days are allowed; empty where all are. */
export function boundsText({ min, max }: DateBounds, words: FieldWords): string {
  if (min !== null && max !== null) return words.date.between(shortTimes(min), shortTimes(max));
  if (min !== null) return words.date.from(shortTimes(min));
  return max === null ? '' : words.date.until(shortTimes(max));
}
