import { resolveExpression, type Answers, type Context, type Definition } from '@zhantai/engine';
import type { ReadRow } from '../../tables/index.ts';

/**
 * What a row tells of a person: its cells over what is known of them. A blank cell stands for the default, as in a form
 * that somebody opens; what a workbook cannot hold, such as photos, stays.
 */
export function rowAnswers(
  { cells }: ReadRow,
  definition: Definition,
  known: Answers | null,
  context: Context,
): Answers {
  const answers: Record<string, unknown> = { ...known };
  for (const { prop, preValue, initial } of definition.items) {
    const told = cells[prop];
    const preset = preValue === null ? initial : resolveExpression(preValue, context);
    if (!isBlank(told)) answers[prop] = told;
    else if (known === null || Object.hasOwn(cells, prop)) {
      const value = preset ?? told;
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
