import type { ConsoleForm } from '@zhantai/contract';
import { appliesTo, type PublishedForm } from '../forms/index.ts';
import type { EntryCount } from '../submissions/index.ts';
import type { ViewerCount } from './store/viewers.ts';

/**
 * How many submissions of a form stand in each state, and how many it applies to who have not begun; of a form that is
 * given for each booth how many booths.
 */
export function formCounts(
  form: PublishedForm,
  entries: readonly EntryCount[],
  subjects: ReadonlyMap<string, number>,
  viewers: readonly ViewerCount[],
): ConsoleForm['counts'] {
  const own = entries.filter((entry) => entry.formId === form.formId);
  const of = (status: EntryCount['status']): number => sum(own.filter((entry) => entry.status === status));
  const audience = viewers.filter((viewer) => appliesTo(form.audience, viewer));
  const owed = audience.reduce((all, viewer) => all + viewer.count * owedBy(form, viewer), 0);
  const begun = form.submissions === 'booth' ? sum(own) : (subjects.get(form.formId) ?? 0);
  return {
    none: Math.max(0, owed - begun),
    draft: of('draft'),
    submitted: of('submitted'),
    wait: of('wait'),
    adopt: of('adopt'),
    fail: of('fail'),
  };
}

/** For how many exhibitors and accounts a form is. */
export function countApplies(form: PublishedForm, viewers: readonly ViewerCount[]): number {
  return viewers
    .filter((viewer) => appliesTo(form.audience, viewer))
    .reduce((all, { count }) => all + count, 0);
}

function owedBy(form: PublishedForm, viewer: ViewerCount): number {
  if (form.submissions !== 'booth' || viewer.booths === null) return 1;
  const matching = viewer.booths.filter((booth) => appliesTo(form.audience, { ...viewer, booths: [booth] }));
  return matching.length === 0 ? 1 : matching.filter(({ seen }) => seen).length;
}

function sum(entries: readonly EntryCount[]): number {
  return entries.reduce((all, { submissions }) => all + submissions, 0);
}
