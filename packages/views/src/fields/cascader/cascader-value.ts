import type { FieldValues, OptionPath } from '@zhantai/engine';

/** The value of a cascader with these paths. */
export const cascaderValue = (paths: readonly OptionPath[], multiple: boolean): FieldValues['cascader'] =>
  multiple ? paths : (paths[0] ?? null);
