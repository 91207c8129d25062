/** What an option, a tree key or a path element is made of. A number only where the item says `dataType: "number"`. */
export type OptionValue = string | number;

/** A chosen option; `other` holds the free text of an option with `hasInput`. */
export interface Choice {
  readonly value: OptionValue;
  readonly other?: string;
}

/** One record of a sub-table: values by prop. `$id` names the row for diffs and comments. */
export interface Row {
  readonly $id?: string;
  readonly [prop: string]: FieldValue | undefined;
}

/** The engine's value of each field type (engine.md §2). */
export interface FieldValues {
  input: string;
  password: string;
  textarea: string;
  date: string;
  time: string;
  datetime: string;
  year: string;
  signature: string;
  color: string;
  number: number | null;
  rate: number | null;
  switch: OptionValue | boolean;
  radio: Choice | null;
  select: Choice | null | readonly Choice[];
  checkbox: readonly Choice[];
  daterange: readonly [string, string] | null;
  timerange: readonly [string, string] | null;
  datetimerange: readonly [string, string] | null;
  cascader: readonly OptionValue[] | null | readonly (readonly OptionValue[])[];
  tree: readonly OptionValue[];
  array: readonly string[];
  upload: readonly string[];
  dynamic: readonly Row[];
  html: null;
  title: null;
  unsupported: null;
}

export type FieldType = keyof FieldValues;
export type FieldValue = FieldValues[FieldType];
