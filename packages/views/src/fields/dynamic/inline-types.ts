import type { FieldType } from '@zhantai/engine';

/** Types whose control fits into a cell; the others are edited in the row's editor. */
export const inlineTypes: ReadonlySet<FieldType> = new Set<FieldType>([
  'input',
  'number',
  'date',
  'datetime',
  'time',
  'year',
  'select',
  'switch',
]);
