import type { Authoring } from './authoring.ts';
import { calendarAuthoring } from './calendar/authoring.ts';
import { choiceAuthoring } from './choice/authoring.ts';
import { colorAuthoring } from './color/authoring.ts';
import { fileAuthoring } from './file/authoring.ts';
import { layoutAuthoring } from './layout/authoring.ts';
import { levelsAuthoring } from './levels/authoring.ts';
import { listAuthoring } from './list/authoring.ts';
import { numberAuthoring } from './numeric/authoring.ts';
import { rangeAuthoring } from './range/authoring.ts';
import { rowsAuthoring } from './dynamic/authoring.ts';
import { switchAuthoring } from './switch/authoring.ts';
import { textAuthoring } from './text/authoring.ts';
import type { FieldType } from '../types/field-value.ts';

/** Settings and samples of every field type, in the order of the designer; one that lacks them does not compile. */
export const authoringRegistry = {
  input: textAuthoring.input,
  password: textAuthoring.password,
  textarea: textAuthoring.textarea,
  number: numberAuthoring.number,
  rate: numberAuthoring.rate,
  switch: switchAuthoring.switch,
  radio: choiceAuthoring.radio,
  checkbox: choiceAuthoring.checkbox,
  select: choiceAuthoring.select,
  date: calendarAuthoring.date,
  time: calendarAuthoring.time,
  datetime: calendarAuthoring.datetime,
  year: calendarAuthoring.year,
  daterange: rangeAuthoring.daterange,
  timerange: rangeAuthoring.timerange,
  datetimerange: rangeAuthoring.datetimerange,
  color: colorAuthoring.color,
  cascader: levelsAuthoring.cascader,
  tree: levelsAuthoring.tree,
  array: listAuthoring.array,
  upload: fileAuthoring.upload,
  signature: fileAuthoring.signature,
  dynamic: rowsAuthoring.dynamic,
  html: layoutAuthoring.html,
  title: layoutAuthoring.title,
  unsupported: layoutAuthoring.unsupported,
} as const satisfies { readonly [T in FieldType]: Authoring };
