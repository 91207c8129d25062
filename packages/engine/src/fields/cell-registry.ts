import type { Item } from '../definition/item.ts';
import { array } from './array/core.ts';
import { cascader } from './cascader/core.ts';
import { checkbox } from './checkbox/core.ts';
import { date } from './date/core.ts';
import { daterange } from './daterange/core.ts';
import { datetime } from './datetime/core.ts';
import { datetimerange } from './datetimerange/core.ts';
import type { FieldCore } from './field-core.ts';
import type { FieldType, FieldValues } from './field-value.ts';
import { html } from './html/core.ts';
import { input } from './input/core.ts';
import { number } from './number/core.ts';
import { password } from './password/core.ts';
import { radio } from './radio/core.ts';
import { rate } from './rate/core.ts';
import { select } from './select/core.ts';
import { signature } from './signature/core.ts';
import { switchField } from './switch/core.ts';
import { textarea } from './textarea/core.ts';
import { time } from './time/core.ts';
import { timerange } from './timerange/core.ts';
import { title } from './title/core.ts';
import { tree } from './tree/core.ts';
import { unsupported } from './unsupported/core.ts';
import { upload } from './upload/core.ts';
import { year } from './year/core.ts';

type CellType = Exclude<FieldType, 'dynamic'>;

/** The types that fit into a cell of a sub-table: all but the sub-table itself. */
export const cellRegistry = {
  input,
  password,
  number,
  textarea,
  radio,
  checkbox,
  select,
  switch: switchField,
  rate,
  date,
  daterange,
  time,
  timerange,
  datetime,
  datetimerange,
  year,
  cascader,
  tree,
  array,
  upload,
  signature,
  html,
  title,
  unsupported,
} as const satisfies { readonly [T in CellType]: FieldCore<FieldValues[T]> };

/** What the engine knows of a column's type. */
export function cellCore(column: Item): FieldCore {
  return column.type === 'dynamic' ? unsupported : cellRegistry[column.type];
}
