import type { ConsoleForm } from '@zhantai/contract';
import { appliesTo, type PublishedForm } from '../forms/index.ts';
import type { StateCount, ViewerCount } from './store.ts';

/**
 * How many submissions of a form stand in each state, and how many it applies to who have not begun; of a form that is
 * given for each booth how many booths.
 */
export function formCounts(
  form: PublishedForm,
  states: readonly StateCount[],
  viewers: readonly ViewerCount[],
): ConsoleForm['counts'] {
  const own = states.filter((state) => state.formId === form.formId);
  const of = (status: StateCount['status']): number =>
    own.find((state) => state.status === status)?.submissions ?? 0;
  const audience = viewers.filter((viewer) => appliesTo(form.audience, viewer));
  const owed = audience.reduce((sum, viewer) => sum + viewer.count * owedBy(form, viewer), 0);
  const begun = own.reduce(
    (sum, { subjects, submissions }) => sum + (form.submissions === 'booth' ? submissions : subjects),
    0,
  );
  return {
    none: Math.max(0, owed - begun),
    draft: of('draft'),
    submitted: of('submitted'),
    wait: of('wait'),
    adopt: of('adopt'),
    fail: of('fail'),
  };
}

function owedBy(form: PublishedForm, viewer: ViewerCount): number {
  if (form.submissions !== 'booth' || viewer.booths === null) return 1;
  const asked = viewer.booths.filter((booth) => appliesTo(form.audience, { ...viewer, booths: [booth] }));
  return asked.length === 0 ? 1 : asked.filter(({ seen }) => seen).length;
}
