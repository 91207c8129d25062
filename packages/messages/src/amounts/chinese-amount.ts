import { joinAmount } from './join-amount.ts';

/** So much of something in either Chinese, whose units have one form: `1 套`, `2 套`. */
export const chineseAmount = (quantity: number, unit: string): string => joinAmount(quantity, unit.trim());
