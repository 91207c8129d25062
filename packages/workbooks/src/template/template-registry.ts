import type { FieldType, Item } from '@zhantai/engine';
import {
  datetimeKind,
  datetimerangeKind,
  dateKind,
  daterangeKind,
  timeKind,
  timerangeKind,
  yearKind,
} from './kinds/calendar.ts';
import { oneKind, pathKind, selectKind, severalKind, switchKind } from './kinds/choice.ts';
import { numberKind, rateKind } from './kinds/number.ts';
import { colorKind, fileKind, lineKind, linesKind, listKind, noKind, secretKind } from './kinds/text.ts';
import type { TemplateKind } from './template-kind.ts';

/** How every field type stands in a template; one that is missing does not compile. */
const templateRegistry = {
  input: lineKind,
  password: secretKind,
  number: numberKind,
  textarea: linesKind,
  radio: oneKind,
  checkbox: severalKind,
  select: selectKind,
  switch: switchKind,
  rate: rateKind,
  date: dateKind,
  daterange: daterangeKind,
  time: timeKind,
  timerange: timerangeKind,
  datetime: datetimeKind,
  datetimerange: datetimerangeKind,
  year: yearKind,
  color: colorKind,
  cascader: pathKind,
  tree: severalKind,
  array: listKind,
  upload: fileKind,
  signature: fileKind,
  dynamic: noKind,
  html: noKind,
  title: noKind,
  unsupported: noKind,
} as const satisfies { readonly [T in FieldType]: TemplateKind };

/** How a column stands in a template. */
export function templateKind({ type }: Item): TemplateKind {
  return templateRegistry[type];
}
