import type { MomentKind } from '../dates/read-moment.ts';
import type { FieldType } from './field-value.ts';

/** Types that are read, judged and drawn by the same code. */
export type Family =
  | 'text'
  | 'list'
  | 'number'
  | 'switch'
  | 'choice'
  | 'levels'
  | 'calendar'
  | 'color'
  | 'range'
  | 'file'
  | 'rows'
  | 'layout';

/** What is true of a field type. Whoever would ask for the name of a type asks for one of these instead. */
export interface Traits {
  readonly family: Family;
  /** Its value is read as a text: it is locked as one, and a cell of a workbook can bring it. */
  readonly asText?: true;
  /** Its control is several elements, named as a group. */
  readonly grouped?: true;
  /** Least width in pixels of a column in which its control stands; without one, the row's editor takes the cell. */
  readonly inline?: number;
  /** A text of one line, of several, or one that is never shown again. */
  readonly text?: 'line' | 'lines' | 'secret';
  /** A number that is typed: lined up at the right, with a unit, and kept as a text where it is none. */
  readonly amount?: true;
  /** What it is of the calendar, or each end of a range. */
  readonly moment?: MomentKind;
  /** Holds several values whatever the item says. */
  readonly several?: true;
  /** Its values may travel joined into one text. */
  readonly joined?: true;
  /** Chosen from a list that opens, which may not offer any more what was chosen. */
  readonly listed?: true;
  /** Each value is a path through the levels of its options. */
  readonly paths?: true;
  /** Names several files, or is the link of one drawing. */
  readonly files?: 'several' | 'drawing';
  /** Opens a section that ends at the next one. */
  readonly section?: true;
  /** Shows markup that the organiser wrote. */
  readonly markup?: true;
  /** Nobody knows what it is: shown as a notice, and what is stored stays as it is. */
  readonly unknown?: true;
}

const date = { family: 'calendar', asText: true, inline: 104 } as const;
const range = { family: 'range', asText: true, grouped: true } as const;
const levels = { family: 'levels', asText: true, joined: true } as const;
const layout = { family: 'layout', grouped: true } as const;

/** The traits of every field type; one that lacks them does not compile. */
const traits = {
  input: { family: 'text', asText: true, inline: 104, text: 'line' },
  password: { family: 'text', asText: true, text: 'secret' },
  number: { family: 'number', asText: true, inline: 60, amount: true },
  textarea: { family: 'text', asText: true, text: 'lines' },
  radio: { family: 'choice', asText: true, grouped: true },
  checkbox: { family: 'choice', asText: true, grouped: true, several: true, joined: true },
  select: { family: 'choice', asText: true, inline: 104, joined: true, listed: true },
  switch: { family: 'switch', asText: true, inline: 104 },
  rate: { family: 'number', asText: true, grouped: true },
  date: { ...date, inline: 128, moment: 'date' },
  daterange: { ...range, moment: 'date' },
  time: { ...date, moment: 'time' },
  timerange: { ...range, moment: 'time' },
  datetime: { ...date, inline: 184, moment: 'datetime' },
  datetimerange: { ...range, moment: 'datetime' },
  year: { ...date, moment: 'year' },
  color: { family: 'color', asText: true, inline: 128 },
  cascader: { ...levels, paths: true },
  tree: levels,
  array: { family: 'list', asText: true, grouped: true, joined: true },
  upload: { family: 'file', grouped: true, joined: true, files: 'several' },
  signature: { family: 'file', grouped: true, files: 'drawing' },
  dynamic: { family: 'rows', grouped: true },
  html: { ...layout, markup: true },
  title: { ...layout, section: true },
  unsupported: { ...layout, unknown: true },
} as const satisfies { readonly [T in FieldType]: Traits };

/** What is true of an item's type. */
export function traitsOf({ type }: { readonly type: FieldType }): Traits {
  return traits[type];
}

/** The field type a definition names; null for one the engine does not know (engine.md §1). */
export function readType(name: unknown): FieldType | null {
  if (typeof name !== 'string' || !isType(name)) return null;
  const { unknown }: Traits = traits[name];
  return unknown === true ? null : name;
}

function isType(name: string): name is FieldType {
  return Object.hasOwn(traits, name);
}
