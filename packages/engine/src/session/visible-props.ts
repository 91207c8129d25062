import type { Definition } from '../definition/definition.ts';
import { readAnswer } from '../fields/codec.ts';
import { defaultOf } from '../logic/default-value.ts';
import type { Answers, Context } from '../definition/context.ts';
import { settle } from '../logic/settle-answers.ts';

/** Props of the items that are shown for these answers, taken as they are (engine.md §3). */
export function visibleProps(
  definition: Definition,
  answers: Answers,
  context: Context = {},
): ReadonlySet<string> {
  const { visible } = settle(definition, (item) =>
    Object.hasOwn(answers, item.prop) ? readAnswer(item, answers[item.prop]) : defaultOf(item, context).value,
  );
  return new Set(definition.items.filter((_, index) => visible[index] === true).map((item) => item.prop));
}
