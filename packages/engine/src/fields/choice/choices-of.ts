import type { Choice, FieldValues } from '../../types/field-value.ts';

type Value = FieldValues['select'];

/** The choices of a select's value: none, one, or several with `multiple`. */
export function choicesOf(value: Value): readonly Choice[] {
  return value === null ? [] : isSeveral(value) ? value : [value];
}

/** Whether it is the value of a select with `multiple`. */
export function isSeveral(value: Value): value is readonly Choice[] {
  return Array.isArray(value);
}
