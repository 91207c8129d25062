import type { Choice } from '../../types/field-value.ts';

const MARK = '_>';

/** One choice in wire form before its value is typed. */
export interface ChoiceText {
  readonly value: string;
  readonly other?: string;
}

/**
 * Splits a comma-joined list of choices; commas escaped inside other-text do not split (engine.md §2). One walk over
 * the characters, so that long lists take time by their length only.
 */
export function splitChoices(wire: string): readonly ChoiceText[] {
  const choices: ChoiceText[] = [];
  let start = 0;
  let inOther = false;
  for (let index = 0; index < wire.length; index += 1) {
    const char = wire[index];
    if (char === ',') {
      if (index > start) choices.push(readChoice(wire.slice(start, index)));
      start = index + 1;
      inOther = false;
    } else if (inOther) {
      const next = wire[index + 1];
      if (char === '\\' && (next === '\\' || next === ',')) index += 1;
    } else if (char === '_' && wire[index + 1] === '>') {
      inOther = true;
      index += 1;
    }
  }
  if (wire.length > start) choices.push(readChoice(wire.slice(start)));
  return choices;
}

/** Whether a text holds an other-text somewhere. */
export function holdsOther(text: string): boolean {
  return text.includes(MARK);
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
