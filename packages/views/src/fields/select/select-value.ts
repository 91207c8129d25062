import type { Choice, FieldValues } from '@zhantai/engine';

/** The value of a select with these choices. */
export const selectValue = (choices: readonly Choice[], multiple: boolean): FieldValues['select'] =>
  multiple ? choices : (choices[0] ?? null);
