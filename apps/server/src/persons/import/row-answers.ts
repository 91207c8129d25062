import { resolveExpression, type Answers, type Context, type Definition } from '@zhantai/engine';
import type { ReadRow } from '../../tables/index.ts';

/**
 * What a row tells of a person: its cells over what is known of them, and over the defaults of a blank form for somebody
 * new. What a workbook cannot hold, such as photos, stays.
 */
export function rowAnswers(
  { cells }: ReadRow,
  definition: Definition,
  known: Answers | null,
  context: Context,
): Answers {
  const answers: Record<string, unknown> = { ...known };
  if (known === null) {
    for (const { prop, preValue, initial } of definition.items) {
      const value = preValue === null ? initial : resolveExpression(preValue, context);
      if (value !== undefined) answers[prop] = value;
    }
  }
  for (const [prop, value] of Object.entries(cells)) {
    // Somebody new with a blank cell gets the default, as somebody who opens the form.
    if (isBlank(value) && known === null && answers[prop] !== undefined) continue;
    answers[prop] = value;
  }
  return answers;
}

function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
