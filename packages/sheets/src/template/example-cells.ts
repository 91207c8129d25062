import { decodeStored, isEmpty, parseDefinition, switchPositions, validate } from '@zhantai/engine';
import type { Item, Language, Option } from '@zhantai/engine';
import { fromCell, itemInLanguage } from '@zhantai/engine/tables';
import type { SheetValue } from '@zhantai/engine/tables';
import { sheetWords } from '@zhantai/messages/sheets';
import { exampleTexts } from './example-texts.ts';
import { isFilled } from './is-filled.ts';

/** In which language examples speak, and what is known of dictionaries. */
export interface ExampleWords {
  readonly language: Language;
  readonly optionsOf?: (column: Item) => readonly Option[] | null;
}

/** The example for one column. */
export interface ExampleCell {
  readonly content: SheetValue;
  /** False where it depends on a dictionary that is not known here. */
  readonly known: boolean;
}

/**
 * One example for each column that a person fills, by prop, blank where nothing is known that the column takes; the same
 * columns and language give the same examples.
 */
export function exampleCells(item: Item, words: ExampleWords): ReadonlyMap<string, ExampleCell> {
  const { columns } = itemInLanguage(item, words.language);
  return new Map(columns.filter(isFilled).map((column) => [column.prop, exampleCell(column, words)]));
}

/** The example for one column, in the language it was read for. */
export function exampleCell(column: Item, words: ExampleWords): ExampleCell {
  const options = column.options ?? words.optionsOf?.(column) ?? null;
  const isTaken = judgeOf(column, options, words.language);
  const content = examplesOf(column, options ?? [], words.language).find(isTaken) ?? null;
  return { content, known: column.dictionary === null || options !== null };
}

/** Examples are the same on every day. */
const TODAY = '2026-05-01';

/** Tells whether a column takes what stands in a cell, judged as a form of that column alone. */
function judgeOf(
  column: Item,
  options: readonly Option[] | null,
  language: Language,
): (content: SheetValue) => boolean {
  const definition = parseDefinition({ formItems: [column.source] }, { language });
  const optionsOf = (): readonly Option[] | null => options;
  return (content) => {
    // Yes and no are read by the import, whatever a switch calls its positions.
    if (column.type === 'switch') return content !== '';
    const wire: unknown = fromCell(column, content, { optionsOf });
    const { value, unreadable } = decodeStored(column, wire);
    if (unreadable !== null || isEmpty(column, value)) return false;
    return validate(definition, { [column.prop]: wire }, { today: TODAY, optionsOf }).length === 0;
  };
}

/** What may stand there, the most telling first. */
function examplesOf(column: Item, options: readonly Option[], language: Language): readonly SheetValue[] {
  switch (column.type) {
    case 'number':
    case 'rate':
      return exampleNumbers(column);
    case 'date':
      return exampleDates(column).map((text) => ({ kind: 'date', text }));
    case 'datetime':
      return exampleDates(column).map((day) => ({ kind: 'datetime', text: `${day} 09:30:00` }));
    case 'time':
      return ['09:30:00', column.startDate ?? ''].map((text) => ({ kind: 'time', text }));
    case 'year':
      return exampleDates(column).map((day) => day.slice(0, 4));
    case 'daterange':
      return exampleDates(column).map((day) => `${day} ~ ${day}`);
    case 'datetimerange':
      return exampleDates(column).map((day) => `${day} 09:30:00 ~ ${day} 17:30:00`);
    case 'timerange':
      return ['09:30:00 ~ 17:30:00'];
    case 'switch':
      return [switchPositions(column).on.label ?? sheetWords[language].yes];
    case 'cascader':
      return [firstPath(options).join(` ${column.separator.trim() || '/'} `)];
    case 'radio':
    case 'select':
    case 'checkbox':
    case 'tree':
      return exampleChoices(column, options, language);
    case 'input':
    case 'textarea':
    case 'password':
      return exampleTexts(column, language);
    case 'array':
      return exampleTexts(column, language).map((text) =>
        Array.from({ length: Math.max(1, column.minSize ?? 1) }, () => text).join('\n'),
      );
    default:
      return [];
  }
}

/** As many options as the column asks for, first of those that ask for no text. */
function exampleChoices(column: Item, options: readonly Option[], language: Language): readonly string[] {
  const { template, listSeparator } = sheetWords[language];
  const open = options.filter(({ disabled }) => disabled !== true);
  const plain = open.filter(({ hasInput }) => hasInput !== true).map(({ label }) => label);
  const asking = open
    .filter(({ hasInput }) => hasInput === true)
    .map(({ label }) => `${label} (${template.example})`);
  const count = Math.max(1, column.minSize ?? 1);
  const labels = [...plain, ...asking].slice(0, count);
  return [', ', '\n'].includes(listSeparator)
    ? [labels.join(listSeparator)]
    : [labels.join(listSeparator), labels.join('\n')];
}

/** The least number allowed, 1 where that is, or the most. */
function exampleNumbers({ min, max, rules }: Item): readonly number[] {
  const bounds = [min, max, ...rules.flatMap((rule) => [rule.min, rule.max])].filter(
    (bound) => typeof bound === 'number',
  );
  return [1, ...bounds.map(Math.ceil), ...bounds.map(Math.floor), ...bounds];
}

/** The first allowed day where the form names one; none where it depends on the day of the import. */
function exampleDates({ startDate, endDate }: Item): readonly string[] {
  const bounds = [startDate, endDate].filter((bound) => bound !== null);
  if (bounds.some((bound) => bound.includes('${'))) return [];
  return [...bounds.flatMap((bound) => /^\d{4}-\d{2}-\d{2}/.exec(bound)?.[0] ?? []), TODAY];
}

function firstPath(options: readonly Option[]): readonly string[] {
  const first = options.find(({ disabled }) => disabled !== true);
  return first === undefined ? [] : [first.label, ...firstPath(first.children ?? [])];
}
