import { ruleTypes, traitsOf, type FieldType, type JsonObject } from '@zhantai/engine';
import { authoringRegistry } from '@zhantai/engine/authoring';
import {
  allWords,
  fold,
  isWord,
  type CellFault,
  type OptionCells,
  type QuestionCells,
  type QuestionHead,
} from './question-cells.ts';

/** A row as the settings of an item, and what of it cannot be taken. */
export interface ReadCells {
  readonly settings: JsonObject;
  readonly faults: readonly CellFault[];
}

const DICTIONARY = '/api/dict/';
const PROP = /^[A-Za-z_][A-Za-z0-9_]*$/;
const SEPARATOR = /[,|]|_>/;

/**
 * Reads a row of the worksheet of questions.
 * @param lists the worksheet of options, by name of the list.
 */
export function readCells(
  cells: QuestionCells,
  lists: ReadonlyMap<string, readonly OptionCells[]>,
): ReadCells {
  const faults: CellFault[] = [];
  const fault = (head: QuestionHead, code: string): undefined => {
    faults.push({ head, code, text: cells[head] });
    return undefined;
  };
  const type = readTypeWord(cells.type);
  if (type === null) return { settings: {}, faults: [{ head: 'type', code: 'type', text: cells.type }] };
  const { family, section, markup } = traitsOf({ type });
  const offered: readonly string[] = authoringRegistry[type].settings;
  const number = (head: QuestionHead): number | undefined => {
    if (cells[head] === '') return undefined;
    const value = Number(cells[head]);
    return Number.isFinite(value) ? value : fault(head, 'number');
  };
  if (cells.label === '' && markup !== true) fault('label', 'empty');
  if (cells.prop !== '' && !PROP.test(cells.prop)) fault('prop', 'prop');
  const required = isWord(cells.required, ({ yes }) => yes);
  if (!required && cells.required !== '' && !isWord(cells.required, ({ no }) => no))
    fault('required', 'yesNo');
  const span = number('span');
  if (span !== undefined && (span < 1 || span > 24 || !Number.isInteger(span))) fault('span', 'span');
  const [least, most] = boundsOf(type);
  const [min, max, precision] = [number('min'), number('max'), number('precision')];
  if (min !== undefined && least === null) fault('min', 'notOfType');
  if (max !== undefined && most === null) fault('max', 'notOfType');
  const options = readOptions();
  const rule = readRule();
  const translations = ['zh-Hant', 'en'] as const;
  const i18n = Object.fromEntries(
    translations.flatMap((language) => {
      const texts = Object.entries(options?.texts[language] ?? {});
      const own = {
        ...(cells[language] === '' ? {} : { label: cells[language] }),
        ...(texts.length === 0 ? {} : { options: Object.fromEntries(texts) }),
      };
      return Object.keys(own).length === 0 ? [] : [[language, own]];
    }),
  );
  const settings = {
    type,
    label: cells.label,
    ...(cells.prop === '' ? {} : { prop: cells.prop }),
    ...(required ? { required } : {}),
    ...options?.settings,
    ...(cells.help === '' ? {} : { [markup === true ? 'html' : 'help']: cells.help }),
    ...(cells.placeholder === '' ? {} : { placeholder: cells.placeholder }),
    ...(cells.unit === '' ? {} : { unit: cells.unit }),
    ...(cells.value === '' ? {} : { value: family === 'number' ? number('value') : cells.value }),
    ...(min === undefined || least === null ? {} : { [least]: min }),
    ...(max === undefined || most === null ? {} : { [most]: max }),
    ...(precision === undefined ? {} : { precision }),
    ...(rule === undefined ? {} : { rules: [rule] }),
    ...(span === undefined ? {} : { span }),
    ...(section === true && span === undefined ? { span: 24 } : {}),
    ...(Object.keys(i18n).length === 0 ? {} : { i18n }),
  };
  return { settings, faults };

  function readRule(): JsonObject | undefined {
    const { rule: name, message } = cells;
    if (name === '') return message === '' ? undefined : fault('rule', 'empty');
    const said = message === '' ? {} : { message };
    if (/^\/.+\/[a-z]*$/s.test(name)) return { pattern: name, ...said };
    return ruleTypes.has(name) || name === 'accepted' ? { type: name, ...said } : fault('rule', 'rule');
  }

  function readOptions(): { readonly settings: JsonObject; readonly texts: Texts } | undefined {
    const { options: text } = cells;
    if (text === '') return undefined;
    if (!offered.includes(text.startsWith('#') ? 'dicUrl' : 'dicData')) return fault('options', 'notOfType');
    if (text.startsWith('#')) {
      const code = text.slice(1).trim();
      return /^[\w.-]+$/.test(code)
        ? { settings: { dicUrl: `${DICTIONARY}${code}` }, texts: {} }
        : fault('options', 'dictionary');
    }
    const rows = text.startsWith('@') ? lists.get(text.slice(1).trim()) : linesOf(text);
    if (rows === undefined) return fault('options', 'list');
    const values = rows.map(({ value }) => value);
    if (values.some((value) => SEPARATOR.test(value))) return fault('options', 'separator');
    if (new Set(values).size < values.length) return fault('options', 'sameValue');
    return {
      settings: {
        dicData: rows.map(({ label, value, hasInput }) => ({
          label,
          value,
          ...(isWord(hasInput, ({ yes }) => yes) ? { hasInput: true } : {}),
        })),
      },
      texts: {
        'zh-Hant': Object.fromEntries(
          rows.map((row) => [row.value, row['zh-Hant']]).filter(([, one]) => one !== ''),
        ),
        en: Object.fromEntries(rows.map((row) => [row.value, row.en]).filter(([, one]) => one !== '')),
      },
    };
  }
}

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** `label=value`, a line each; without a value it is the label. */
function linesOf(text: string): readonly OptionCells[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.lastIndexOf('=');
      const [label, value] = at === -1 ? [line, line] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      return { list: '', label, value: value === '' ? label : value, hasInput: '', 'zh-Hant': '', en: '' };
    });
}

/** The settings that say how little and how much, by type; null where there is none. */
export function boundsOf(type: FieldType): readonly [least: string | null, most: string | null] {
  const own: readonly string[] = authoringRegistry[type].settings;
  const first = (...keys: readonly string[]) => keys.find((key) => own.includes(key)) ?? null;
  return [first('min', 'minSize'), first('max', 'maxSize', 'maxLength', 'count')];
}

function readTypeWord(text: string): FieldType | null {
  const found = offeredTypes.find(
    (type) => type === text || allWords.some(({ types }) => fold(types[type]) === fold(text)),
  );
  return found ?? null;
}

/** The types that a row may have. */
export const offeredTypes: readonly FieldType[] = Object.keys(authoringRegistry)
  .filter(isType)
  .filter((type) => traitsOf({ type }).unknown !== true);

function isType(name: string): name is FieldType {
  return Object.hasOwn(authoringRegistry, name);
}
