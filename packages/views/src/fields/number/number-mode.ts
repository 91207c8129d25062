import type { Item } from '@zhantai/engine';

/** The phone keyboard for a number: those of digits have no minus on every phone, so what may be below zero has letters, too. */
export const numberMode = ({ min, precision }: Item): 'text' | 'numeric' | 'decimal' => {
  if (typeof min === 'number' && min < 0) return 'text';
  return precision === 0 ? 'numeric' : 'decimal';
};
