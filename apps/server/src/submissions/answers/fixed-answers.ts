import type { Answers, Definition } from '@zhantai/engine';
import type { Actor } from '../../forms/index.ts';
import type { SubmissionTarget } from '../submission-target.ts';
import { boothAnswers } from './booth-answers.ts';
import { supplierAnswers } from './supplier-answers.ts';

/** The answers that are known from where somebody stands, whatever a client says: the booth, and the supplier itself. */
export function fixedAnswers(
  definition: Definition,
  actor: Actor,
  target: Pick<SubmissionTarget, 'booth' | 'places'>,
): Answers {
  return { ...boothAnswers(definition, actor, target), ...supplierAnswers(definition, actor) };
}
