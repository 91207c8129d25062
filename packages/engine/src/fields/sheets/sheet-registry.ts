import { dateCell, datetimeCell, timeCell } from '../calendar/cell.ts';
import { multipleChoiceCell, selectCell, singleChoiceCell } from '../choice/cell.ts';
import { dynamicCell } from '../dynamic/cell.ts';
import type { FieldType, FieldValues } from '../../types/field-value.ts';
import { signatureCell, uploadCell } from '../file/cell.ts';
import { noneCell } from '../layout/cell.ts';
import { cascaderCell } from '../levels/cascader-cell.ts';
import { treeCell } from '../levels/tree-cell.ts';
import { arrayCell } from '../list/cell.ts';
import { numericCell } from '../numeric/cell.ts';
import { rangeCell } from '../range/cell.ts';
import type { SheetCell } from './sheet-cell.ts';
import { switchCell } from '../switch/cell.ts';
import { passwordCell, textCell } from '../text/cell.ts';

/** How every field type stands in a spreadsheet; one that lacks its cell does not compile. */
export const sheetRegistry = {
  input: textCell,
  password: passwordCell,
  number: numericCell,
  textarea: textCell,
  radio: singleChoiceCell,
  checkbox: multipleChoiceCell,
  select: selectCell,
  switch: switchCell,
  rate: numericCell,
  date: dateCell,
  daterange: rangeCell('date'),
  time: timeCell,
  timerange: rangeCell('time'),
  datetime: datetimeCell,
  datetimerange: rangeCell('datetime'),
  year: textCell,
  color: textCell,
  cascader: cascaderCell,
  tree: treeCell,
  array: arrayCell,
  upload: uploadCell,
  signature: signatureCell,
  dynamic: dynamicCell,
  html: noneCell,
  title: noneCell,
  unsupported: noneCell,
} as const satisfies { readonly [T in FieldType]: SheetCell<FieldValues[T]> };
