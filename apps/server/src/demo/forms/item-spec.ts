import type { Text } from '../text.ts';

/** An option of a choice. */
export interface OptionSpec {
  readonly value: string;
  readonly label: Text;
  /** Asks for a free text. */
  readonly hasInput?: boolean;
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
  readonly variant?: 'form' | 'table';
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
  textarea: maker('textarea'),
  number: maker('number'),
  radio: maker('radio'),
  checkbox: maker('checkbox'),
  select: maker('select'),
  switch: maker('switch'),
  date: maker('date'),
  time: maker('time'),
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
