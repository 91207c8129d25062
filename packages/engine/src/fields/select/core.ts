import type { Item } from '../../definition/item.ts';
import { multipleChoiceCore, singleChoiceCore } from '../choice/choice-core.ts';
import type { FieldCore } from '../field-core.ts';
import type { Choice, FieldValues } from '../field-value.ts';

type Value = FieldValues['select'];

/** `select`: one option, or several with `multiple`. */
export const select: FieldCore<Value> = {
  answers: true,
  blank: (item) => (item.multiple ? [] : null),
  read: (wire, item) =>
    item.multiple ? multipleChoiceCore.read(wire, item) : singleChoiceCore.read(wire, item),
  encode: (value, item) =>
    isList(value) ? multipleChoiceCore.encode(value, item) : singleChoiceCore.encode(value, item),
  isEmpty: (value) => value === null || (isList(value) && value.length === 0),
  compare: (value, item) =>
    isList(value) ? multipleChoiceCore.compare(value, item) : singleChoiceCore.compare(value, item),
  check: (value, item, within) =>
    isList(value)
      ? multipleChoiceCore.check(value, item, within)
      : singleChoiceCore.check(value, item, within),
  missing: () => 'requiredChoice',
  describe: (value, item, words) =>
    isList(value)
      ? multipleChoiceCore.describe(value, item, words)
      : singleChoiceCore.describe(value, item, words),
  normalise: (value, item) =>
    isList(value) ? normalised(multipleChoiceCore, value, item) : normalised(singleChoiceCore, value, item),
};

function isList(value: Value): value is readonly Choice[] {
  return Array.isArray(value);
}

function normalised<V extends Value>(core: FieldCore<V>, value: V, item: Item): V {
  return core.normalise?.(value, item) ?? value;
}
