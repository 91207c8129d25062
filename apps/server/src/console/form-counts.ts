import type { ConsoleForm } from '@zhantai/contract';
import { appliesTo, type PublishedForm } from '../forms/index.ts';
import type { StateCount, ViewerCount } from './store.ts';

/** How many submissions of a form stand in each state, and how many it applies to who have not begun. */
export function formCounts(
  form: PublishedForm,
  states: readonly StateCount[],
  viewers: readonly ViewerCount[],
): ConsoleForm['counts'] {
  const own = states.filter((state) => state.formId === form.formId);
  const of = (status: StateCount['status']): number =>
    own.find((state) => state.status === status)?.submissions ?? 0;
  const audience = viewers.filter((viewer) => appliesTo(form.audience, viewer));
  const people = audience.reduce((sum, { count }) => sum + count, 0);
  const begun = own.reduce((sum, { subjects }) => sum + subjects, 0);
  return {
    none: Math.max(0, people - begun),
    draft: of('draft'),
    submitted: of('submitted'),
    wait: of('wait'),
    adopt: of('adopt'),
    fail: of('fail'),
  };
}
