import type { FieldCore } from '../field-core.ts';
import { numericCore } from '../numeric/numeric-core.ts';

/** `rate`: stars; none is empty (engine.md §4). */
export const rate: FieldCore<number | null> = {
  ...numericCore,
  isEmpty: (value) => value === null || value === 0,
  missing: () => 'requiredChoice',
};
