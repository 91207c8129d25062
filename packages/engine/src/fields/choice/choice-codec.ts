import type { Item } from '../../definition/item.ts';
import type { Choice, OptionValue } from '../field-value.ts';
import { parseNumeric } from '../numeric/parse-numeric.ts';
import { readChoice, splitChoices, writeChoice } from './choice-text.ts';
import type { ChoiceText } from './choice-text.ts';
import { staticOption } from './option-index.ts';

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
    return wire.length === 0 ? null : wire.length === 1 ? readSingle(wire[0], item) : undefined;
  }
  return readOne(wire, item) ?? undefined;
}

/** Wire → several choices, from the comma-joined form or a list; undefined when one cannot be read. */
export function readMultiple(wire: unknown, item: Item): readonly Choice[] | undefined {
  if (wire === null || wire === undefined || wire === '') return [];
  const choices: Choice[] = [];
  if (typeof wire === 'string') {
    for (const text of splitChoices(wire)) {
      const choice = typedChoice(text, item);
      if (choice === null) return undefined;
      choices.push(choice);
    }
    return choices;
  }
  for (const part of Array.isArray(wire) ? wire : [wire]) {
    if (part === null || part === '') continue;
    const choice = readOne(part, item);
    if (choice === null) return undefined;
    choices.push(choice);
  }
  return choices;
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
  if (typeof wire === 'string') return typedChoice(readChoice(wire), item);
  const value = readOptionValue(wire, item);
  return value === null ? null : { value };
}

function typedChoice(text: ChoiceText, item: Item): Choice | null {
  const value = readOptionValue(text.value, item);
  if (value === null) return null;
  return text.other === undefined ? { value } : { value, other: text.other };
}

/** Text beside an option that asks for none is not written; beside an unknown option it is kept. */
function withoutLooseText(choice: Choice, item: Item): Choice {
  if (choice.other === undefined) return choice;
  const option = staticOption(item, choice.value);
  return option === undefined || option.hasInput === true ? choice : { value: choice.value };
}
