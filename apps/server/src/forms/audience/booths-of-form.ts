import type { AllottedBooth } from '../../booths/index.ts';
import { appliesTo } from './audience.ts';
import type { PublishedForm } from '../form.ts';
import type { Visitor } from '../visitor.ts';

/** The booths of a visitor for which a form is to be given, the largest first; none where it is not given by booth. */
export function boothsOfForm(
  { submissions, audience }: Pick<PublishedForm, 'submissions' | 'audience'>,
  { booths, viewer }: Pick<Visitor, 'booths' | 'viewer'>,
): readonly AllottedBooth[] {
  if (submissions !== 'booth') return [];
  return booths.filter((booth) => appliesTo(audience, { ...viewer, booths: [booth] }));
}
