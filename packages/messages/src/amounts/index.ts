// All languages at once, for the server. In a browser the words of each language have it.
import type { Language } from '@zhantai/engine';
import { chineseAmount } from './chinese-amount.ts';
import { englishAmount } from './english-amount.ts';
import { englishUnit } from './english-unit.ts';

/** So much of something, as a sentence of the language has it. */
export const amountText = (quantity: number, unit: string, language: Language): string =>
  language === 'en' ? englishAmount(quantity, unit) : chineseAmount(quantity, unit);

/** The unit behind `per` or a stroke: `pc`, `10,000 pcs`. */
export const unitOfOne = (unit: string, language: Language): string =>
  language === 'en' ? englishUnit(1, unit) : unit;
