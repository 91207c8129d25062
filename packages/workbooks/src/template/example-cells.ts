import { decodeStored, isEmpty, parseDefinition, traitsOf, validate } from '@zhantai/engine';
import type { Item, Language, Option } from '@zhantai/engine';
import { fromCell, itemInLanguage } from '@zhantai/engine/tables';
import type { SheetValue } from '@zhantai/engine/tables';
import { isFilled } from './is-filled.ts';
import { TODAY } from './kinds/calendar.ts';
import { templateKind } from './template-registry.ts';

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
  const content =
    templateKind(column)
      .examples(column, options ?? [], words.language)
      .find(isTaken) ?? null;
  return { content, known: column.dictionary === null || options !== null };
}

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
    if (traitsOf(column).family === 'switch') return content !== '';
    const wire: unknown = fromCell(column, content, { optionsOf });
    const { value, unreadable } = decodeStored(column, wire);
    if (unreadable !== null || isEmpty(column, value)) return false;
    return validate(definition, { [column.prop]: wire }, { today: TODAY, optionsOf }).length === 0;
  };
}
