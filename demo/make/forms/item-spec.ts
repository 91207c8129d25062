import type { Text } from '../text.ts';

/** An option of a choice. */
export interface OptionSpec {
  readonly value: string;
  readonly label: Text;
  /** Asks for a free text. */
  readonly hasInput?: boolean;
  /** The level below, in trees and cascaders. */
  readonly children?: readonly OptionSpec[];
}

export interface RuleSpec {
  readonly type?: string;
  readonly pattern?: string;
  readonly min?: number;
  readonly message?: Text;
}

/** Where options come from: a code below `/api/dict/` and what is sent with it. */
export interface DictionarySpec {
  readonly code: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Load a level when its parent is opened. */
  readonly lazy?: boolean;
}

/** How the rows of a sub-table may be imported (wire.md §4). */
export interface ImportSpec {
  /** Whether an import is added to the rows or replaces them. */
  readonly way: 'append' | 'overwrite';
  /** Rows come by import alone. */
  readonly only?: true;
}

/** What an item may say besides type, prop and label. */
export interface ItemSettings {
  readonly required?: boolean;
  readonly span?: number;
  readonly help?: Text;
  readonly placeholder?: Text;
  readonly unit?: Text;
  readonly tip?: Text;
  readonly maxLength?: number;
  readonly rules?: readonly RuleSpec[];
  readonly options?: readonly OptionSpec[];
  /** How often all together may take an option, by its value. */
  readonly quotas?: Readonly<Record<string, number>>;
  readonly dictionary?: DictionarySpec;
  /** Literal default or `${…}`. */
  readonly preValue?: string;
  readonly readonly?: boolean;
  readonly multiple?: boolean;
  readonly min?: number;
  readonly max?: number | { readonly value: string };
  readonly precision?: number;
  readonly minSize?: number;
  readonly maxSize?: number;
  /** Largest file in MB. */
  readonly fileMegabytes?: number;
  readonly accept?: readonly string[];
  readonly startDate?: string;
  readonly endDate?: string;
  readonly rows?: readonly [min: number, max: number];
  readonly counter?: boolean;
  readonly separator?: string;
  /** Shows the last level of a cascader alone. */
  readonly lastLevelOnly?: true;
  /** A tree whose nodes are ticked each by itself. */
  readonly strict?: true;
  /** A tree with one choice. */
  readonly radio?: true;
  readonly dataType?: 'number' | 'array';
  /** Stars of a rate. */
  readonly count?: number;
  readonly compute?: { readonly product: readonly string[] };
  /** Encrypted by the server and masked for staff. */
  readonly sensitive?: 'id' | 'photo' | 'health';
  readonly variant?: 'form' | 'table';
  readonly importing?: ImportSpec;
  readonly subLabel?: Text;
  readonly html?: Text;
}

/** An item of a demo form before it becomes wire. */
export interface ItemSpec {
  readonly type: string;
  readonly prop: string;
  readonly label: Text;
  readonly settings: ItemSettings;
  readonly columns: readonly ItemSpec[];
}

type Make = (prop: string, label: Text, settings?: ItemSettings) => ItemSpec;

function maker(type: string): Make {
  return (prop, label, settings = {}) => ({ type, prop, label, settings, columns: [] });
}

/** The words a demo form is written in: one function for each item type. */
export const item = {
  input: maker('input'),
  password: maker('password'),
  textarea: maker('textarea'),
  number: maker('number'),
  radio: maker('radio'),
  checkbox: maker('checkbox'),
  select: maker('select'),
  switch: maker('switch'),
  rate: maker('rate'),
  date: maker('date'),
  daterange: maker('daterange'),
  time: maker('time'),
  timerange: maker('timerange'),
  datetime: maker('datetime'),
  datetimerange: maker('datetimerange'),
  year: maker('year'),
  cascader: maker('cascader'),
  tree: maker('tree'),
  array: maker('array'),
  upload: maker('upload'),
  signature: maker('signature'),
  /** Opens a section. */
  title: maker('title'),
  html: maker('html'),
  dynamic: (prop: string, label: Text, settings: ItemSettings, columns: readonly ItemSpec[]): ItemSpec => ({
    type: 'dynamic',
    prop,
    label,
    settings,
    columns,
  }),
} as const;

/** An option. */
export function option(value: string, label: Text): OptionSpec {
  return { value, label };
}

/** An option that asks what exactly. */
export function otherOption(value: string, label: Text): OptionSpec {
  return { value, label, hasInput: true };
}

/** An option with a level below it. */
export function branch(value: string, label: Text, children: readonly OptionSpec[]): OptionSpec {
  return { value, label, children };
}
