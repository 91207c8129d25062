import type { FieldCore } from '../field-core.ts';
import type { Choice } from '../field-value.ts';
import { singleChoiceCore } from '../choice/choice-core.ts';

/** `radio`: one option; with a free text among them the sentence speaks of options (engine.md §4). */
export const radio: FieldCore<Choice | null> = {
  ...singleChoiceCore,
  missing: (item) =>
    item.options?.some((option) => option.hasInput === true) === true ? 'requiredOption' : 'requiredChoice',
};
