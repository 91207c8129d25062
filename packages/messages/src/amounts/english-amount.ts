import { englishUnit } from './english-unit.ts';
import { joinAmount } from './join-amount.ts';

/** So much of something in English: `1 set`, `2 sets`, `2.5 m²`. */
export const englishAmount = (quantity: number, unit: string): string =>
  joinAmount(quantity, englishUnit(quantity, unit.trim()));
