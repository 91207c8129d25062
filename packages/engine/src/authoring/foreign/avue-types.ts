import type { JsonObject } from '../../definition/item.ts';
import { readFlag } from '../../definition/json-value.ts';
import { readType, traitsOf } from '../../types/traits.ts';
import type { FieldType } from '../../types/field-value.ts';

/** What a type of Avue becomes. */
export interface AvueType {
  readonly type: FieldType;
  readonly code: 'taken' | 'typeChanged' | 'typeUnknown' | 'single';
  /** Settings and a check that keep its meaning. */
  readonly settings?: JsonObject;
  readonly rule?: JsonObject;
}

const MONTH = String.raw`^\d{4}-(0[1-9]|1[0-2])$`;

/** Types that are none of ours, and the one that holds the same answers. */
const others: Readonly<Record<string, Omit<AvueType, 'code'>>> = {
  url: { type: 'input', rule: { type: 'url' } },
  phone: { type: 'input', rule: { type: 'anyPhone' } },
  text: { type: 'input' },
  search: { type: 'input' },
  icon: { type: 'input' },
  'icon-select': { type: 'input' },
  map: { type: 'input' },
  'input-map': { type: 'input' },
  'input-icon': { type: 'input' },
  'input-color': { type: 'color' },
  'input-tree': { type: 'tree' },
  'input-table': { type: 'input' },
  table: { type: 'input' },
  'input-number': { type: 'number' },
  slider: { type: 'number' },
  month: { type: 'input', rule: { pattern: MONTH } },
  week: { type: 'date' },
  dates: { type: 'array' },
  monthrange: { type: 'daterange' },
  yearrange: { type: 'input' },
  img: { type: 'array' },
  ueditor: { type: 'textarea' },
  tinymce: { type: 'textarea' },
  wangeditor: { type: 'textarea' },
  sign: { type: 'signature' },
  form: { type: 'dynamic' },
  divider: { type: 'title' },
};

/** Reads the type of a column; one without is an input, and one that nobody knows, too. */
export function avueType(column: JsonObject): AvueType {
  const name = column['type'];
  if (name === undefined || name === null || name === '') return { type: 'input', code: 'taken' };
  const own = typeof name === 'string' && Object.hasOwn(others, name) ? others[name] : undefined;
  const type = readType(name);
  const found: AvueType =
    type !== null
      ? { type, code: 'taken' }
      : own === undefined
        ? { type: 'input', code: 'typeUnknown' }
        : { ...own, code: 'typeChanged' };
  // A tree there holds one value unless it says otherwise.
  const { family, paths } = traitsOf(found);
  if (family !== 'levels' || paths === true || readFlag(column['multiple'])) return found;
  return { ...found, code: 'single', settings: { ...found.settings, radio: true } };
}
