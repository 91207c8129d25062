import { arrayCell } from './array/cell.ts';
import { cascaderCell } from './cascader/cell.ts';
import { checkboxCell } from './checkbox/cell.ts';
import { dateCell } from './date/cell.ts';
import { daterangeCell } from './daterange/cell.ts';
import { datetimeCell } from './datetime/cell.ts';
import { datetimerangeCell } from './datetimerange/cell.ts';
import { dynamicCell } from './dynamic/cell.ts';
import type { FieldType, FieldValues } from './field-value.ts';
import { htmlCell } from './html/cell.ts';
import { inputCell } from './input/cell.ts';
import { numberCell } from './number/cell.ts';
import { passwordCell } from './password/cell.ts';
import { radioCell } from './radio/cell.ts';
import { rateCell } from './rate/cell.ts';
import { selectCell } from './select/cell.ts';
import type { SheetCell } from './sheet-cell.ts';
import { signatureCell } from './signature/cell.ts';
import { switchCell } from './switch/cell.ts';
import { textareaCell } from './textarea/cell.ts';
import { timeCell } from './time/cell.ts';
import { timerangeCell } from './timerange/cell.ts';
import { titleCell } from './title/cell.ts';
import { treeCell } from './tree/cell.ts';
import { unsupportedCell } from './unsupported/cell.ts';
import { uploadCell } from './upload/cell.ts';
import { yearCell } from './year/cell.ts';

/** How every field type stands in a spreadsheet; one that lacks its cell does not compile. */
export const sheetRegistry = {
  input: inputCell,
  password: passwordCell,
  number: numberCell,
  textarea: textareaCell,
  radio: radioCell,
  checkbox: checkboxCell,
  select: selectCell,
  switch: switchCell,
  rate: rateCell,
  date: dateCell,
  daterange: daterangeCell,
  time: timeCell,
  timerange: timerangeCell,
  datetime: datetimeCell,
  datetimerange: datetimerangeCell,
  year: yearCell,
  cascader: cascaderCell,
  tree: treeCell,
  array: arrayCell,
  upload: uploadCell,
  signature: signatureCell,
  dynamic: dynamicCell,
  html: htmlCell,
  title: titleCell,
  unsupported: unsupportedCell,
} as const satisfies { readonly [T in FieldType]: SheetCell<FieldValues[T]> };
