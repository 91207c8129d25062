import type { Item } from '../definition/item.ts';
import { date, datetime, time, year } from './calendar/core.ts';
import { multipleChoiceCore, radio, select } from './choice/core.ts';
import { color } from './color/core.ts';
import type { FieldCore } from './field-core.ts';
import type { FieldType, FieldValues } from '../types/field-value.ts';
import { signature, upload } from './file/core.ts';
import { noneCore } from './layout/core.ts';
import { cascader } from './levels/cascader-core.ts';
import { tree } from './levels/tree-core.ts';
import { array } from './list/core.ts';
import { numericCore, rate } from './numeric/core.ts';
import { rangeCore } from './range/core.ts';
import { switchField } from './switch/core.ts';
import { input, password, textarea } from './text/core.ts';

type CellType = Exclude<FieldType, 'dynamic'>;

/** The types that fit into a cell of a sub-table: all but the sub-table itself. */
export const cellRegistry = {
  input,
  password,
  number: numericCore,
  textarea,
  radio,
  checkbox: multipleChoiceCore,
  select,
  switch: switchField,
  rate,
  date,
  daterange: rangeCore('date', true),
  time,
  // A night shift runs past midnight.
  timerange: rangeCore('time', false),
  datetime,
  datetimerange: rangeCore('datetime', true),
  year,
  color,
  cascader,
  tree,
  array,
  upload,
  signature,
  html: noneCore,
  title: noneCore,
  unsupported: noneCore,
} as const satisfies { readonly [T in CellType]: FieldCore<FieldValues[T]> };

/** What the engine knows of a column's type. */
export function cellCore(column: Item): FieldCore {
  return column.type === 'dynamic' ? noneCore : cellRegistry[column.type];
}
