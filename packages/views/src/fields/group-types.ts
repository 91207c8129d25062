import type { FieldType } from '@zhantai/engine';

/** Types whose control is several elements: they are named as a group, not by a label element. */
export const groupTypes: ReadonlySet<FieldType> = new Set<FieldType>([
  'radio',
  'checkbox',
  'rate',
  'daterange',
  'timerange',
  'datetimerange',
  'array',
  'upload',
  'signature',
  'dynamic',
  'html',
  'title',
  'unsupported',
]);
