import type { Answers, Definition } from '@zhantai/engine';
import type { Visitor } from '../../forms/index.ts';
import type { SubmissionTarget } from '../submission-target.ts';
import { boothAnswers } from './booth-answers.ts';
import { supplierAnswers } from './supplier-answers.ts';

/** The answers that are known from where somebody stands, whatever a client says: the booth, and the supplier itself. */
export function fixedAnswers(
  definition: Definition,
  visitor: Visitor,
  target: Pick<SubmissionTarget, 'booth' | 'places'>,
): Answers {
  return { ...boothAnswers(definition, visitor, target), ...supplierAnswers(definition, visitor) };
}
