import type { ConsoleForm } from '@zhantai/contract';
import type { Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { appliesTo, type PublishedForm } from '../forms/index.ts';
import { countApplying, type ApplyingCount } from '../obligations/index.ts';
import { countEntries, countSubjects, type EntryCount } from '../submissions/index.ts';
import { countViewers, type ViewerCount } from './store/viewers.ts';

/** What is counted of a form. */
export type FormCounts = Pick<ConsoleForm, 'applies' | 'counts'>;

/** Counts of forms, within the limits of who asks. */
export async function countForms(
  database: Database,
  exhibition: Exhibition,
  staff: Staff,
  forms: readonly PublishedForm[],
): Promise<(form: PublishedForm) => FormCounts> {
  // Whose turn has come with them is known of each exhibitor alone.
  const later = forms.flatMap(({ formId, after }) => (after === null ? [] : [formId]));
  const [entries, subjects, viewers, applying] = await Promise.all([
    countEntries(database, exhibition, staff),
    countSubjects(database, exhibition, staff),
    countViewers(database, exhibition, staff),
    countApplying(database, exhibition, later, staff),
  ]);
  return (form) => {
    const reached = applying.get(form.formId) ?? { applies: 0, none: 0 };
    return formCounts(form, entries, subjects, form.after === null ? viewers : reached);
  };
}

/**
 * How many submissions of a form stand in each state, and how many it applies to who have not begun; of a form that is
 * given for each booth how many booths.
 */
function formCounts(
  form: PublishedForm,
  entries: readonly EntryCount[],
  subjects: ReadonlyMap<string, number>,
  audience: readonly ViewerCount[] | ApplyingCount,
): FormCounts {
  const own = entries.filter((entry) => entry.formId === form.formId);
  const of = (status: EntryCount['status']): number => sum(own.filter((entry) => entry.status === status));
  const begun = form.submissions === 'booth' ? sum(own) : (subjects.get(form.formId) ?? 0);
  const { applies, none } = 'applies' in audience ? audience : judge(form, audience, begun);
  return {
    applies,
    counts: {
      none,
      draft: of('draft'),
      submitted: of('submitted'),
      wait: of('wait'),
      adopt: of('adopt'),
      fail: of('fail'),
    },
  };
}

function judge(form: PublishedForm, viewers: readonly ViewerCount[], begun: number): ApplyingCount {
  const audience = viewers.filter((viewer) => appliesTo(form.audience, viewer));
  const owed = audience.reduce((all, viewer) => all + viewer.count * owedBy(form, viewer), 0);
  const applies = audience.reduce((all, { count }) => all + count, 0);
  return { applies, none: Math.max(0, owed - begun) };
}

function owedBy(form: PublishedForm, viewer: ViewerCount): number {
  if (form.submissions !== 'booth' || viewer.booths === null) return 1;
  const matching = viewer.booths.filter((booth) => appliesTo(form.audience, { ...viewer, booths: [booth] }));
  return matching.length === 0 ? 1 : matching.filter(({ seen }) => seen).length;
}

function sum(entries: readonly EntryCount[]): number {
  return entries.reduce((all, { submissions }) => all + submissions, 0);
}
