import { describe, traitsOf } from '@zhantai/engine';
import type { Item, Option } from '@zhantai/engine';
import { shortTimes } from '../fields/date/short-times.ts';
import { isComputedColumn } from '../fields/dynamic/computed-column.ts';
import { groupedNumber } from '../fields/number/number-text.ts';
import type { AnswerSide } from './answer-rows.ts';

/** Words and labels that turn an answer into text. */
export interface AnswerWords {
  readonly listSeparator: string;
  readonly on: string;
  readonly off: string;
  /** Labels of dictionary values: prop, or `prop/column`, → value → label. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const HIDDEN = '••••••';
/** Places of what the system computes: as it rounds (engine.md §6). */
const COMPUTED_PLACES = 2;

/** An answer as plain text; empty where nothing was answered. Files and signatures are not text. */
export function sideText(side: AnswerSide | null, item: Item, place: string, words: AnswerWords): string {
  if (side === null) return '';
  if (side.unreadable !== null) return side.unreadable;
  const labels = words.labels[place] ?? {};
  const { family, text: kind, amount, moment, paths } = traitsOf(item);
  // That there is a password is an answer; which one it is, is nobody's to read.
  if (kind === 'secret') return side.value === '' ? '' : HIDDEN;
  if (family === 'number' && typeof side.value === 'number') {
    return amount === true
      ? groupedNumber(side.value, item.precision ?? (isComputedColumn(item) ? COMPUTED_PLACES : null))
      : `${side.value} / ${item.count}`;
  }
  if (paths === true && item.options === null && Array.isArray(side.value))
    return pathsOf(side.value)
      .map((path) => path.map((value) => labels[value] ?? value).join(item.separator))
      .join(words.listSeparator);
  const text = describe(item, side.value, {
    ...words,
    optionsOf: (asked) => asked.options ?? optionsOf(labels),
  });
  return moment !== undefined ? shortTimes(text).replace(' – ', ' → ') : text;
}

/** A cascader holds one path, or several. */
function pathsOf(value: readonly unknown[]): readonly (readonly string[])[] {
  const paths = value.every((part) => Array.isArray(part)) ? value : [value];
  return paths.flatMap((path) => (Array.isArray(path) ? [path.map(String)] : []));
}

function optionsOf(labels: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
