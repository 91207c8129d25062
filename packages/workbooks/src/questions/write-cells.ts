import { parseItem, traitsOf, type JsonObject } from '@zhantai/engine';
import type { questionWords } from '@zhantai/messages/questions';
import { optionHeads, type OptionCells, type QuestionCells } from './question-cells.ts';
import { boundsOf } from './read-cells.ts';

const DICTIONARY = '/api/dict/';

/** A row, and the options that it names in the other worksheet. */
export interface WrittenCells {
  readonly cells: QuestionCells;
  readonly options: readonly OptionCells[];
}

/** Writes an item, or a column of a table, as a row; what a row cannot say is not in it. */
export function writeCells(
  source: JsonObject,
  parent: string,
  words: (typeof questionWords)['en'],
): WrittenCells {
  const { type, prop, required } = parseItem({
    ...source,
    formItemId: source['formItemId'] ?? source['prop'],
  });
  const { markup } = traitsOf({ type });
  const [least, most] = boundsOf(type);
  const text = (key: string | null) => (key === null ? '' : textOf(source[key]));
  const rules = Array.isArray(source['rules']) ? source['rules'].filter(isRecord) : [];
  const [rule = {}] = rules.length === 1 ? rules : [];
  const check = textOf(rule['type']) || patternOf(textOf(rule['pattern']));
  const { cell, options } = writeOptions(source, prop, words.yes);
  return {
    options,
    cells: {
      parent,
      type: words.types[type],
      label: text('label'),
      prop,
      required: required && source['required'] !== undefined ? words.yes : '',
      options: cell,
      help: text(markup === true ? 'html' : 'help'),
      placeholder: text('placeholder'),
      unit: text('unit'),
      value: text('value'),
      min: text(least),
      max: text(most),
      precision: text('precision'),
      rule: check,
      message: check === '' ? '' : textOf(rule['message']),
      shown: '',
      span: text('span'),
      'zh-Hant': labelIn(source, 'zh-Hant'),
      en: labelIn(source, 'en'),
    },
  };
}

function writeOptions(
  source: JsonObject,
  list: string,
  yes: string,
): { readonly cell: string; readonly options: readonly OptionCells[] } {
  const url = textOf(source['dicUrl']);
  if (url !== '')
    return { cell: url.startsWith(DICTIONARY) ? `#${url.slice(DICTIONARY.length)}` : '', options: [] };
  const written: unknown = source['dicData'];
  if (!Array.isArray(written) || written.length === 0) return { cell: '', options: [] };
  const texts = (language: string, value: string) =>
    textOf(recordOf(translation(source, language)['options'])[value]);
  const options = written.filter(isRecord).map((option) => {
    const value = textOf(option['value']);
    return {
      list,
      label: textOf(option['label']),
      value,
      hasInput: option['hasInput'] === true ? yes : '',
      'zh-Hant': texts('zh-Hant', value),
      en: texts('en', value),
    };
  });
  const isPlain = options.every(
    (option) =>
      optionHeads.every(
        (head) => head === 'list' || head === 'label' || head === 'value' || option[head] === '',
      ) &&
      !/[=\r\n]/.test(option.label + option.value) &&
      !/^[@#]/.test(option.label) &&
      option.label !== '' &&
      option.value !== '',
  );
  return isPlain
    ? { cell: options.map(({ label, value }) => `${label}=${value}`).join('\n'), options: [] }
    : { cell: `@${list}`, options };
}

function patternOf(pattern: string): string {
  return pattern === '' || /^\/.+\/[a-z]*$/s.test(pattern) ? pattern : `/${pattern}/`;
}

function labelIn(source: JsonObject, language: string): string {
  return textOf(translation(source, language)['label']);
}

function translation(source: JsonObject, language: string): JsonObject {
  return recordOf(recordOf(source['i18n'])[language]);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function recordOf(value: unknown): JsonObject {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
