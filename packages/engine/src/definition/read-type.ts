import type { FieldType } from '../fields/field-value.ts';

const TYPES = {
  input: true,
  password: true,
  number: true,
  textarea: true,
  radio: true,
  checkbox: true,
  select: true,
  switch: true,
  rate: true,
  date: true,
  daterange: true,
  time: true,
  timerange: true,
  datetime: true,
  datetimerange: true,
  year: true,
  cascader: true,
  tree: true,
  array: true,
  upload: true,
  signature: true,
  dynamic: true,
  html: true,
  title: true,
  unsupported: false,
} as const satisfies Record<FieldType, boolean>;

/** The field type a definition names; null for one the engine does not know (engine.md §1). */
export function readType(value: unknown): FieldType | null {
  return typeof value === 'string' && isKnown(value) && TYPES[value] ? value : null;
}

function isKnown(name: string): name is FieldType {
  return Object.hasOwn(TYPES, name);
}
