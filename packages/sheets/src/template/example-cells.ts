import { switchPositions } from '@zhantai/engine';
import type { Item, Language, Option } from '@zhantai/engine';
import { itemInLanguage } from '@zhantai/engine/tables';
import type { SheetValue } from '@zhantai/engine/tables';
import { sheetWords } from '@zhantai/messages/sheets';
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

/** One example for each column that a person fills, by prop; the same columns and language give the same examples. */
export function exampleCells(item: Item, words: ExampleWords): ReadonlyMap<string, ExampleCell> {
  const { columns } = itemInLanguage(item, words.language);
  return new Map(columns.filter(isFilled).map((column) => [column.prop, exampleCell(column, words)]));
}

function exampleCell(column: Item, words: ExampleWords): ExampleCell {
  const options = column.options ?? words.optionsOf?.(column) ?? null;
  return {
    content: exampleOf(column, options ?? [], words.language),
    known: column.dictionary === null || options !== null,
  };
}

function exampleOf(column: Item, options: readonly Option[], language: Language): SheetValue {
  switch (column.type) {
    case 'number':
    case 'rate':
      return exampleNumber(column);
    case 'date':
      return { kind: 'date', text: exampleDate(column) };
    case 'datetime':
      return { kind: 'datetime', text: `${exampleDate(column)} 09:30:00` };
    case 'time':
      return { kind: 'time', text: '09:30:00' };
    case 'year':
      return exampleDate(column).slice(0, 4);
    case 'daterange':
      return `${exampleDate(column)} ~ ${exampleDate(column)}`;
    case 'datetimerange':
      return `${exampleDate(column)} 09:30:00 ~ ${exampleDate(column)} 17:30:00`;
    case 'timerange':
      return '09:30:00 ~ 17:30:00';
    case 'switch':
      return switchPositions(column).on.label ?? sheetWords[language].yes;
    case 'cascader':
      return firstPath(options).join(' / ') || null;
    case 'radio':
    case 'select':
    case 'checkbox':
    case 'tree':
      return options.find((option) => option.disabled !== true && option.hasInput !== true)?.label ?? null;
    case 'input':
    case 'textarea':
    case 'array':
      return exampleText(column, language);
    default:
      return null;
  }
}

/** Shapes of texts that rules ask for; nobody's, and only to be seen. */
const SHAPES: ReadonlyMap<string, string> = new Map([
  ['email', 'name@example.com'],
  ['emailStandard', 'name@example.com'],
  ['mobile', '13800000000'],
  ['phone', '+85200000000'],
  ['anyPhone', '13800000000'],
  ['idCard', '11010519491231002X'],
  ['zipCode', '100000'],
  ['integer', '1'],
  ['url', 'https://example.com'],
]);

function exampleText(column: Item, language: Language): string {
  const shape = column.rules.map(({ type }) => SHAPES.get(type ?? '')).find((text) => text !== undefined);
  return shape ?? (column.placeholder || sheetWords[language].template.example);
}

/** The least number allowed, else 1, or the most where that is less. */
function exampleNumber({ min, max }: Item): number {
  const least = typeof min === 'number' ? Math.max(min, 1) : 1;
  return typeof max === 'number' && max < least ? max : least;
}

/** The first allowed day where the form names one. */
function exampleDate({ startDate }: Item): string {
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(startDate ?? '') ?? [];
  return date ?? '2026-05-01';
}

function firstPath(options: readonly Option[]): readonly string[] {
  const [first] = options;
  return first === undefined ? [] : [first.label, ...firstPath(first.children ?? [])];
}
