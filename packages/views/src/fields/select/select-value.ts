import type { Choice, FieldValues } from '@zhantai/engine';

type Value = FieldValues['select'];

const isMany = (value: Value): value is readonly Choice[] => Array.isArray(value);

/** The choices of a select, none, one or several. */
export const choicesOf = (value: Value): readonly Choice[] =>
  value === null ? [] : isMany(value) ? value : [value];

/** The value of a select with these choices. */
export const selectValue = (choices: readonly Choice[], multiple: boolean): Value =>
  multiple ? choices : (choices[0] ?? null);
