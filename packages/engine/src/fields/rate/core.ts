import type { FieldCore } from '../field-core.ts';
import { finding } from '../finding.ts';
import { numericCore } from '../numeric/numeric-core.ts';

/** `rate`: stars, as many as there are; none is empty (engine.md §4). */
export const rate: FieldCore<number | null> = {
  ...numericCore,
  isEmpty: (value) => value === null || value === 0,
  check(value, item, within) {
    if (value !== null && value < 0) return finding('min', { min: 0 });
    if (value !== null && value > item.count) return finding('max', { max: item.count });
    return numericCore.check(value, item, within);
  },
  missing: () => 'requiredChoice',
};
