import { isHandedIn, type SubmissionStatus } from '@zhantai/contract';
import type { Form } from '../form.ts';

/** What somebody began: of which form, and how far it is. */
export interface Begun {
  readonly formId: string;
  readonly status: SubmissionStatus;
}

/**
 * Whether a form's turn has come for somebody: the one before it was handed in, or adopted, where it is reviewed. Who has
 * begun it keeps it, whatever becomes of the first.
 * @param begun what they began, at least of this form and the one before it.
 */
export function isReached(
  { formId, after }: Pick<Form, 'formId' | 'after'>,
  begun: readonly Begun[],
): boolean {
  if (after === null || begun.some((own) => own.formId === formId && own.status !== 'none')) return true;
  return begun.some(
    (own) =>
      own.formId === after.formId &&
      isHandedIn(own.status) &&
      // What needs no review is adopted by being handed in.
      (after.on === 'submitted' || own.status !== 'wait'),
  );
}
