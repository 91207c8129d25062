import { exactProductRounded, exactSumRounded } from '../decimal/arithmetic.ts';
import type { Compute } from '../definition/item.ts';

/**
 * A computed number, exact, rounded half up to two decimals (engine.md §5). A product is empty while an operand is,
 * a sum while all are.
 */
export function compute(formula: Compute, operands: readonly (number | null)[]): number | null {
  const filled: number[] = [];
  for (const operand of operands) if (operand !== null) filled.push(operand);
  if (filled.length === 0) return null;
  if ('product' in formula && filled.length < operands.length) return null;
  const result = 'product' in formula ? exactProductRounded(filled, 2) : exactSumRounded(filled, 2);
  return result !== null && Number.isFinite(result) ? result : null;
}
