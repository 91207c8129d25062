import { exactProductRounded, exactSumRounded } from '../decimal/arithmetic.ts';
import type { Compute } from '../definition/item.ts';

/**
 * A computed number, exact, rounded half up to two decimals (engine.md §5). A product is empty while an operand is,
 * a sum while all are.
 */
export function compute(formula: Compute, operands: readonly (number | null)[]): number | null {
  const all = areFilled(operands);
  if (!all && 'product' in formula) return null;
  const filled = all ? operands : operands.filter((operand) => operand !== null);
  if (filled.length === 0) return null;
  const result = 'product' in formula ? exactProductRounded(filled, 2) : exactSumRounded(filled, 2);
  return result !== null && Number.isFinite(result) ? result : null;
}

/** They nearly always are, so they need not be copied. */
function areFilled(operands: readonly (number | null)[]): operands is readonly number[] {
  return operands.every((operand) => operand !== null);
}
