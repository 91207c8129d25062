import { traitsOf, type FieldType, type JsonObject } from '@zhantai/engine';
import { isWide } from './items.ts';

/** What tells new items from each other. */
export interface Chance {
  /** Milliseconds. */
  readonly now: () => number;
  /** From 0 up to 1, without 1. */
  readonly random: () => number;
}

/** The columns of 24 that a new item takes. */
const SPAN = 12;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** An item of a type as it is inserted: no two of them ever share id or prop. */
export function newItem(
  type: FieldType,
  words: { readonly label: string; readonly option: (number: number) => string; readonly column?: string },
  chance: Chance,
): JsonObject {
  const { family } = traitsOf({ type });
  const hasOptions = family === 'choice' || family === 'levels';
  const options = [1, 2].map((value) => ({ label: words.option(value), value: String(value) }));
  return {
    formItemId: newId(type, chance),
    formItemType: type,
    formItemLabel: words.label,
    formItemRequired: false,
    formItemOriginalData: JSON.stringify({
      prop: newProp(type, chance),
      span: newSpan(type),
      ...(hasOptions && { dicData: options }),
      // A table begins with one column: without any there is nothing to fill in.
      ...(family === 'rows' && {
        variant: 'table',
        children: { column: [newItem('input', { ...words, label: words.column ?? words.label }, chance)] },
      }),
    }),
  };
}

/** The columns of 24 that a new item of a type takes. */
export const newSpan = (type: FieldType): number => (isWide(type) ? 24 : SPAN);

/** An id that says its type; two that are drawn at once hardly ever meet. */
export function newId(type: FieldType, { now, random }: Chance): string {
  return `${type}${now()}${String(Math.floor(random() * 1e6)).padStart(6, '0')}`;
}

function newProp(type: FieldType, { random }: Chance): string {
  const letters = Array.from({ length: 4 }, () => LETTERS[Math.floor(random() * LETTERS.length)]);
  return `${type}_${letters.join('')}`;
}
