import type { FormEntry, TagForms } from '@zhantai/contract';
import type { FormStatus } from '@zhantai/ui';
import { deadlineOf, isAhead, isDue, formStatus } from './form-status.ts';

/** The tabs of the checklist. */
export const checklistTabs = ['action', 'optional', 'waiting', 'approved', 'all'] as const;
export type ChecklistTab = (typeof checklistTabs)[number];

/** The checklist of forms, ready to be shown. */
export interface Checklist {
  readonly tabs: Readonly<Record<ChecklistTab, readonly FormEntry[]>>;
  /** Handed in and not returned. */
  readonly done: number;
  readonly returned: number;
  /** Forms marked with the signal bar. */
  readonly due: readonly FormEntry[];
  /** The nearest deadline with something to do, and how many forms share its day; null without one. */
  readonly next: { readonly deadline: string; readonly daysLeft: number; readonly count: number } | null;
}

/** Sorts the forms into the tabs, the most urgent first. */
export function makeChecklist(groups: readonly TagForms[]): Checklist {
  const all = groups.flatMap((group) => group.forms);
  const tabs: Record<ChecklistTab, FormEntry[]> = {
    action: [],
    optional: [],
    waiting: [],
    approved: [],
    all,
  };
  for (const entry of all) {
    const tab = tabOf(entry);
    if (tab !== null) tabs[tab].push(entry);
  }
  for (const tab of checklistTabs) tabs[tab] = [...tabs[tab]].sort(tab === 'all' ? byCode : byUrgency);
  return {
    tabs,
    done: all.filter(isDone).length,
    returned: all.filter((entry) => formStatus(entry) === 'returned').length,
    due: all.filter(isDue),
    next: nearest(tabs.action),
  };
}

/** Null for a form that asks for nothing: closed, or not open yet. */
function tabOf(entry: FormEntry): Exclude<ChecklistTab, 'all'> | null {
  const status = formStatus(entry);
  if (status !== 'none') return tabByStatus[status];
  if (isAhead(entry)) return null;
  return entry.required ? 'action' : 'optional';
}

const tabByStatus = {
  returned: 'action',
  draft: 'action',
  submitted: 'waiting',
  review: 'waiting',
  approved: 'approved',
  closed: null,
} as const satisfies Record<Exclude<FormStatus, 'none'>, ChecklistTab | null>;

/** Handed in: submitted, under review or approved. */
export function isDone(entry: FormEntry): boolean {
  const status = formStatus(entry);
  return status === 'submitted' || status === 'review' || status === 'approved';
}

/** Nearest deadline first, then what was returned, then by code; forms without a deadline last. */
export function byUrgency(one: FormEntry, other: FormEntry): number {
  const dates = (deadlineOf(one) ?? '9999').localeCompare(deadlineOf(other) ?? '9999');
  if (dates !== 0) return dates;
  const returned = Number(formStatus(other) === 'returned') - Number(formStatus(one) === 'returned');
  return returned === 0 ? byCode(one, other) : returned;
}

/** A1, A2 … A10, B1. */
export const byCode = (one: FormEntry, other: FormEntry): number =>
  one.formCode.localeCompare(other.formCode, 'en', { numeric: true });

function nearest(action: readonly FormEntry[]): Checklist['next'] {
  const first = action[0];
  const deadline = first === undefined ? null : deadlineOf(first);
  if (first === undefined || deadline === null) return null;
  const sameDay = (entry: FormEntry) => deadlineOf(entry)?.slice(0, 10) === deadline.slice(0, 10);
  return { deadline, daysLeft: first.daysLeft ?? 0, count: action.filter(sameDay).length };
}
