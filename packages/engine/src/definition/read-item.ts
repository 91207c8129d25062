import type { FieldType } from '../types/field-value.ts';
import type { Bound, Compute, Item, JsonObject } from './item.ts';
import { isJsonObject, isOff, readFlag, readList, readNumber, readText } from './json-value.ts';
import { mergeSource } from './merge-source.ts';
import { ownUnit } from './own-unit.ts';
import { parseDictionary } from './parse-dictionary.ts';
import { parseOptions } from './parse-options.ts';
import type { OptionReading } from './parse-options.ts';
import { parseRules } from './parse-rules.ts';
import { isUnsafeKey, note } from './parsing.ts';
import type { Parsing } from './parsing.ts';
import { exhibitColumn } from './exhibit-column.ts';
import { readType, traitsOf } from '../types/traits.ts';
import { translated, translationOf } from './translation.ts';

/** Parses one form item in a running parse; never throws: what is not understood becomes an `unsupported` item (engine.md §1). */
export function readItem(raw: unknown, parsing: Parsing, inRow: boolean): Item {
  const { source, readable } = mergeSource(isJsonObject(raw) ? raw : {});
  const id = readText(source['formItemId']) || readText(source['prop']);
  const prop = readText(source['prop']) || id;
  const type = typeOf();
  const { family, several, markup, unknown } = traitsOf({ type });
  const translation = translationOf(source, parsing.language);
  const metaData = isJsonObject(source['metaData']) ? source['metaData'] : {};
  const dictionary = unknown === true ? null : parseDictionary(source, id, parsing);
  const rules = parseRules(source, translation, id, parsing);
  const text = (key: string): string => translated(translation, key, source[key]);
  const number = (key: string): number | null => readNumber(source[key]);
  const flag = (key: string): boolean => readFlag(source[key]);
  const label = text('label');
  const unit = text('unit') || text('append');
  const columns = family === 'rows' ? readColumns(source, prop, parsing) : [];
  const compute = family === 'number' ? readCompute(source['compute']) : null;
  return {
    id,
    type,
    prop,
    label,
    // What is shown only can never be asked for.
    required: family !== 'layout' && (flag('required') || rules.some((rule) => rule.required === true)),
    maxLength: positive(readNumber(source['maxLength'] ?? source['maxlength'])),
    span: positive(number('span')) ?? 24,
    placeholder: text('placeholder'),
    help: text('help'),
    tip: text('tip'),
    unit,
    ownUnit: family === 'number' ? ownUnit(unit, label) : '',
    initial: source['value'] ?? undefined,
    preValue: readPreValue(source['preValue']),
    readonly: flag('readonly'),
    disabled: flag('disabled'),
    hidden: flag('hide') || isOff(source['display']) || readFlag(metaData['isHide']),
    deleted: readFlag(metaData['isDelete']),
    multiple: several === true || flag('multiple'),
    dataType:
      source['dataType'] === 'number' || source['dataType'] === 'array' ? source['dataType'] : 'string',
    options:
      dictionary === null && Array.isArray(source['dicData'])
        ? parseOptions(source['dicData'], optionReading(), parsing, false)
        : null,
    dictionary,
    rules,
    min: readBound(source['min']),
    max: readBound(source['max']),
    precision: number('precision'),
    step: positive(number('step')),
    minSize: number('minSize'),
    maxSize: number('maxSize'),
    fileSize: positive(number('fileSize')),
    accept: readAccept(source['accept']),
    startDate: readText(source['startDate']) || null,
    endDate: readText(source['endDate']) || null,
    minRows: positive(number('minRows')) ?? 2,
    maxRows: positive(number('maxRows')) ?? 6,
    showWordLimit: flag('showWordLimit'),
    count: positive(number('count')) ?? 5,
    showAllLevels: !isOff(source['showAllLevels']),
    separator: readText(source['separator']) || ' / ',
    strict: isOff(source['parent']),
    radio: flag('radio'),
    compute,
    computed: compute !== null,
    sensitive:
      source['sensitive'] === 'id' || source['sensitive'] === 'photo' || source['sensitive'] === 'health'
        ? source['sensitive']
        : null,
    columns,
    variant: source['variant'] === 'table' ? 'table' : 'form',
    subLabel: text('subLabel'),
    hooks: parsing.hooks(source['eventList'], { id, type, columns }, parsing),
    html: text('html') || (markup === true ? text('value') : ''),
    source,
  };

  function typeOf(): FieldType {
    const known = inRow && isAbsent(source['type']) ? 'input' : readType(source['type']);
    if (!readable || isUnsafeKey(prop) || prop === '') note(parsing, 'badOriginalData', id);
    else if (known === null || (inRow && traitsOf({ type: known }).family === 'rows')) {
      note(parsing, 'unknownType', id, { type: readText(source['type']) });
    } else return known;
    return 'unsupported';
  }

  function optionReading(): OptionReading {
    const props = isJsonObject(source['props']) ? source['props'] : {};
    return {
      formItemId: id,
      valueKey: readText(props['value']) || 'value',
      labelKey: readText(props['label']) || 'label',
      childrenKey: readText(props['children']) || 'children',
      descriptionKey: readText(props['desc']) || 'desc',
      values: family === 'switch' ? 'raw' : source['dataType'] === 'number' ? 'number' : 'string',
      translation,
    };
  }
}

/** A column of a table without a type is an input (engine.md §1). */
function isAbsent(type: unknown): boolean {
  return type === undefined || type === null || type === '';
}

/** What a required cell says where it is empty: its placeholder, unless a rule has a sentence of its own (seed.md §6). */
function withMissingText(column: Item): Item {
  const { placeholder, required, rules } = column;
  if (!required || placeholder === '') return column;
  if (rules.some((rule) => rule.required === true && rule.message !== undefined)) return column;
  return { ...column, rules: [{ required: true, message: placeholder }, ...rules] };
}

/** Reads `children.column`; deleted columns are as if absent. */
function readColumns(source: JsonObject, table: string, parsing: Parsing): readonly Item[] {
  const children = isJsonObject(source['children']) ? source['children'] : {};
  const columns: Item[] = [];
  for (const raw of readList(children['column'])) {
    if (parsing.itemsLeft <= 0) {
      note(parsing, 'tooLarge', null);
      break;
    }
    parsing.itemsLeft -= 1;
    const column = readItem(raw, parsing, true);
    if (column.deleted) continue;
    columns.push(withMissingText(exhibitColumn(table, column)));
  }
  return columns;
}

function readPreValue(raw: unknown): string | null {
  return readText(isJsonObject(raw) ? raw['expression'] : raw) || null;
}

function readBound(raw: unknown): Bound | null {
  const value = isJsonObject(raw) ? raw['value'] : raw;
  const number = readNumber(value);
  if (number !== null) return number;
  return typeof value === 'string' && value !== '' ? { value } : null;
}

function readCompute(raw: unknown): Compute | null {
  if (!isJsonObject(raw)) return null;
  const product = readList(raw['product']).map(readText);
  const sum = readList(raw['sum']).map(readText);
  if (product.length > 0) return { product };
  return sum.length > 0 ? { sum } : null;
}

/** `".pdf,.JPG"`, `["pdf"]` or MIME types; as lower-case extensions. */
function readAccept(raw: unknown): readonly string[] {
  if (raw === undefined) return [];
  const entries = Array.isArray(raw) ? raw.map(readText) : readText(raw).split(',');
  return entries
    .map((entry) => entry.trim().toLowerCase())
    .flatMap((entry) =>
      entry === 'image/*' ? ['jpg', 'jpeg', 'png', 'gif', 'webp'] : [entry.replace(/^.*\/|^\*?\./, '')],
    )
    .filter((extension) => extension !== '' && extension !== '*');
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}
