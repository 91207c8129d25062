import type { AllottedBooth } from '../../booths/index.ts';
import { appliesTo } from './audience.ts';
import type { PublishedForm } from '../form.ts';
import type { Actor } from '../actor.ts';

/** The booths of an actor for which a form is to be given, the largest first; none where it is not given by booth. */
export function boothsOfForm(
  { submissions, audience }: Pick<PublishedForm, 'submissions' | 'audience'>,
  { booths, viewer }: Pick<Actor, 'booths' | 'viewer'>,
): readonly AllottedBooth[] {
  if (submissions !== 'booth') return [];
  return booths.filter((booth) => appliesTo(audience, { ...viewer, booths: [booth] }));
}
