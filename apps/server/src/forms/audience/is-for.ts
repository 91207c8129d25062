import { formTypeCodes } from '@zhantai/contract';
import { appliesTo } from './audience.ts';
import type { PublishedForm } from '../form.ts';
import type { Actor } from '../actor.ts';

/**
 * Whether a form is asked of an actor where they stand. What a transport supplier fills in for its clients is not asked
 * of itself (wire.md §3).
 */
export function isFor(
  { audience, formType }: Pick<PublishedForm, 'audience' | 'formType'>,
  { viewer, subject }: Pick<Actor, 'viewer' | 'subject'>,
): boolean {
  if (formType === formTypeCodes.transport && subject.kind === 'account') return false;
  return appliesTo(audience, viewer);
}
