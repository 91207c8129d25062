import type { PublishedForm } from '../../forms/index.ts';
import type { Submission } from '../../submissions/index.ts';

/** No order is there: the submission that it would be for is not begun. */
const nowhere = -1;

/**
 * Place of an order as `OrderKey` has it: one where a form takes one submission, whoever makes it, else one for each
 * submission; with a form that is given for each booth the first begun has the place of the only one.
 * @param submission null: none is begun, and of a form that takes many the order is for none.
 */
export function orderPlace(
  { submissions }: Pick<PublishedForm, 'submissions'>,
  submission: Pick<Submission, 'ordinal'> | null,
  begun = false,
): number {
  if (submissions === 'one') return 0;
  if (submissions === 'many') return submission?.ordinal ?? 0;
  if (submission === null) return begun ? nowhere : 0;
  return submission.ordinal === 1 ? 0 : submission.ordinal;
}
