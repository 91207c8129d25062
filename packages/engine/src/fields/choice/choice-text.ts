import type { Choice } from '../field-value.ts';

const MARK = '_>';

/** One choice in wire form before its value is typed. */
export interface ChoiceText {
  readonly value: string;
  readonly other?: string;
}

/** Splits a comma-joined list of choices; commas escaped inside other-text do not split (engine.md §2). */
export function splitChoices(wire: string): readonly ChoiceText[] {
  const choices: ChoiceText[] = [];
  let mark = wire.indexOf(MARK);
  let start = 0;
  while (start < wire.length) {
    if (mark >= 0 && mark < start) mark = wire.indexOf(MARK, start);
    const end = endOfChoice(wire, start, mark);
    if (end > start) choices.push(readChoice(wire.slice(start, end)));
    start = end + 1;
  }
  return choices;
}

/** Reads one choice: everything after the first `_>` is its other-text. */
export function readChoice(text: string): ChoiceText {
  const mark = text.indexOf(MARK);
  if (mark < 0) return { value: text };
  const other = text.slice(mark + MARK.length);
  return { value: text.slice(0, mark), other: other.replace(/\\([\\,])/g, '$1') };
}

/** Writes one choice; `\` and `,` inside the other-text are escaped. */
export function writeChoice(choice: Choice): string {
  if (choice.other === undefined) return String(choice.value);
  return `${choice.value}${MARK}${choice.other.replace(/[\\,]/g, '\\$&')}`;
}

/** Where the choice that begins at `start` ends: at a comma, which in other-text must not be escaped. */
function endOfChoice(wire: string, start: number, mark: number): number {
  const comma = wire.indexOf(',', start);
  if (comma < 0 && mark < 0) return wire.length;
  if (mark < 0 || (comma >= 0 && comma < mark)) return comma;
  let index = mark + MARK.length;
  while (index < wire.length && wire[index] !== ',') {
    const escapes = wire[index] === '\\' && (wire[index + 1] === '\\' || wire[index + 1] === ',');
    index += escapes ? 2 : 1;
  }
  return Math.min(index, wire.length);
}
