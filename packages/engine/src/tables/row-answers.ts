import type { Definition } from '../definition/definition.ts';
import { resolveExpression } from '../definition/resolve-expression.ts';
import type { Answers, Context } from '../definition/context.ts';
import type { Cells } from '../logic/exhibit.ts';

/**
 * What a row tells of a form of its own, such as a person's: its cells over what is known already. A blank cell stands
 * for the default, as in a form that somebody opens; what a workbook cannot hold, such as photos, stays.
 */
export function rowAnswers(
  cells: Cells,
  definition: Definition,
  known: Answers | null,
  context: Context,
): Answers {
  const answers: Record<string, unknown> = { ...known };
  for (const { prop, preValue, initial } of definition.items) {
    const entered = cells[prop];
    const preset = preValue === null ? initial : resolveExpression(preValue, context);
    if (!isBlank(entered)) answers[prop] = entered;
    else if (known === null || Object.hasOwn(cells, prop)) {
      const value = preset ?? entered;
      if (value !== undefined) answers[prop] = value;
    }
  }
  return answers;
}

function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
