import type { Item } from '../../definition/item.ts';
import { cleanLine } from '../../texts/clean-text.ts';
import { mapSame } from '../../texts/map-same.ts';
import type { FieldCore } from '../field-core.ts';
import type { Choice, FieldValues } from '../../types/field-value.ts';
import { checkSize } from '../check-size.ts';
import { checkChoices, describeChoice } from './check-choice.ts';
import { isSeveral } from './choices-of.ts';
import { encodeMultiple, encodeSingle, readMultiple, readSingle } from './choice-codec.ts';

/** Fields that hold one option or none. */
export const singleChoiceCore: FieldCore<Choice | null> = {
  answers: true,
  blank: () => null,
  read: readSingle,
  encode: encodeSingle,
  isEmpty: (value) => value === null,
  compare: (value) => (value === null ? '' : String(value.value)),
  check: (value, item, within) => (value === null ? null : checkChoices([value], item, within)),
  missing: () => 'requiredChoice',
  describe: (value, item, words) => (value === null ? '' : describeChoice(value, item, words)),
  normalise: (value) => (value === null ? null : normaliseChoice(value)),
};

/** Fields that hold any number of options. */
export const multipleChoiceCore: FieldCore<readonly Choice[]> = {
  answers: true,
  blank: () => [],
  read: readMultiple,
  encode: encodeMultiple,
  isEmpty: (value) => value.length === 0,
  compare: (value) => value.map((choice) => String(choice.value)),
  check: (value, item, within) =>
    checkChoices(value, item, within) ?? checkSize(value.length, value.length, item),
  missing: () => 'requiredChoice',
  describe: (value, item, words) =>
    value.map((choice) => describeChoice(choice, item, words)).join(words.listSeparator),
  normalise: (value) => mapSame(value, normaliseChoice),
};

/** The text beside an option is a person's, its value is a key. */
function normaliseChoice(choice: Choice): Choice {
  const other = choice.other === undefined ? undefined : cleanLine(choice.other);
  return other === undefined || other === choice.other ? choice : { ...choice, other };
}

/** `radio`: one option; with a free text among them the sentence speaks of options (engine.md §4). */
export const radio: FieldCore<Choice | null> = {
  ...singleChoiceCore,
  missing: (item) =>
    item.options?.some((option) => option.hasInput === true) === true ? 'requiredOption' : 'requiredChoice',
};

type Value = FieldValues['select'];

/** `select`: one option, or several with `multiple`. */
export const select: FieldCore<Value> = {
  answers: true,
  blank: (item) => (item.multiple ? [] : null),
  read: (wire, item) =>
    item.multiple ? multipleChoiceCore.read(wire, item) : singleChoiceCore.read(wire, item),
  encode: (value, item) =>
    isSeveral(value) ? multipleChoiceCore.encode(value, item) : singleChoiceCore.encode(value, item),
  isEmpty: (value) => value === null || (isSeveral(value) && value.length === 0),
  compare: (value, item) =>
    isSeveral(value) ? multipleChoiceCore.compare(value, item) : singleChoiceCore.compare(value, item),
  check: (value, item, within) =>
    isSeveral(value)
      ? multipleChoiceCore.check(value, item, within)
      : singleChoiceCore.check(value, item, within),
  missing: () => 'requiredChoice',
  describe: (value, item, words) =>
    isSeveral(value)
      ? multipleChoiceCore.describe(value, item, words)
      : singleChoiceCore.describe(value, item, words),
  normalise: (value, item) =>
    isSeveral(value)
      ? normalised(multipleChoiceCore, value, item)
      : normalised(singleChoiceCore, value, item),
};

function normalised<V extends Value>(core: FieldCore<V>, value: V, item: Item): V {
  return core.normalise?.(value, item) ?? value;
}
