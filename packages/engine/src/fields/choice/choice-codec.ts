import type { Item } from '../../definition/item.ts';
import type { Choice, OptionValue } from '../../types/field-value.ts';
import { parseNumeric } from '../numeric/parse-numeric.ts';
import { holdsOther, readChoice, splitChoices, writeChoice } from './choice-text.ts';
import { staticOption } from './option-index.ts';

/** A choice whose value is not typed yet. */
interface RawChoice {
  readonly value: unknown;
  readonly other?: string;
}

/** An option value of the item's data type; null where it is none (engine.md §2 dataType). */
export function readOptionValue(wire: unknown, item: Item): OptionValue | null {
  if (item.dataType === 'number') return parseNumeric(wire);
  if (typeof wire === 'string') return wire === '' ? null : wire;
  return typeof wire === 'number' ? String(wire) : null;
}

/** Wire → one choice; undefined when it cannot be read. */
export function readSingle(wire: unknown, item: Item): Choice | null | undefined {
  if (wire === null || wire === undefined || wire === '') return null;
  if (Array.isArray(wire)) {
    const list: readonly unknown[] = wire;
    // A list in a list is no choice, and thousands of them must not end the stack.
    return list.length > 1 || Array.isArray(list[0]) ? undefined : readSingle(list[0], item);
  }
  return readOne(wire, item) ?? undefined;
}

/** Wire → several choices, from the comma-joined form or a list; undefined when one cannot be read. */
export function readMultiple(wire: unknown, item: Item): readonly Choice[] | undefined {
  if (wire === null || wire === undefined) return [];
  if (typeof wire === 'string' && !holdsOther(wire)) return readPlain(wire, item);
  const choices: Choice[] = [];
  for (const part of Array.isArray(wire) ? wire : [wire]) {
    if (part === null || part === '') continue;
    for (const text of textsOf(part, Array.isArray(wire))) {
      const choice = typedChoice(text, item);
      if (choice === null) return undefined;
      choices.push(choice);
    }
  }
  return choices;
}

/** Values without other-texts, as nearly all are. */
function readPlain(wire: string, item: Item): readonly Choice[] | undefined {
  const texts = wire.split(',');
  const choices = (texts.includes('') ? texts.filter((text) => text !== '') : texts).map((value) =>
    typedChoice({ value }, item),
  );
  return choices.every((choice) => choice !== null) ? choices : undefined;
}

/** An entry of a list is one choice; but an option value never holds a comma, so one that does is a joined list. */
function textsOf(part: unknown, inList: boolean): readonly RawChoice[] {
  if (typeof part !== 'string') return [{ value: part }];
  const one = readChoice(part);
  return inList && !one.value.includes(',') ? [one] : splitChoices(part);
}

/** Choice → wire: a number only where the item says so and no text lies beside it. */
export function encodeSingle(choice: Choice | null, item: Item): OptionValue {
  if (choice === null) return '';
  const written = withoutLooseText(choice, item);
  if (written.other !== undefined) return writeChoice(written);
  // Dictionaries often spell numbers as texts.
  return item.dataType === 'number' ? (parseNumeric(written.value) ?? written.value) : String(written.value);
}

/** Choices → wire: comma-joined, or a list where the item says so. */
export function encodeMultiple(choices: readonly Choice[], item: Item): string | readonly string[] {
  const texts = choices.map((choice) => writeChoice(withoutLooseText(choice, item)));
  return item.dataType === 'array' ? texts : texts.join(',');
}

function readOne(wire: unknown, item: Item): Choice | null {
  return typedChoice(typeof wire === 'string' ? readChoice(wire) : { value: wire }, item);
}

function typedChoice(raw: RawChoice, item: Item): Choice | null {
  const value = readOptionValue(raw.value, item);
  if (value === null) return null;
  return raw.other === undefined ? { value } : { value, other: raw.other };
}

/** Text beside an option that asks for none is not written; beside an unknown option it is kept. */
function withoutLooseText(choice: Choice, item: Item): Choice {
  if (choice.other === undefined) return choice;
  const option = staticOption(item, choice.value);
  return option === undefined || option.hasInput === true ? choice : { value: choice.value };
}
