import type { FormEntry } from '@zhantai/contract';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import type { FormStatus } from '@zhantai/ui';

/** A form somebody still has to act on: nothing is with the organiser (design.md §5, "any open status"). */
const open: ReadonlySet<FormStatus> = new Set<FormStatus>(['none', 'draft', 'returned']);

/** Days before a deadline from which a form is marked. */
const SOON_DAYS = 14;

/** Where a form stands, in the words of the design: overdue and open is closed. */
export function formStatus(entry: FormEntry): FormStatus {
  const status = submissionStatus[entry.status];
  return entry.expired === true && open.has(status) ? 'closed' : status;
}

/** Marked with the signal bar: open, and due within 14 days. */
export function isDue(entry: FormEntry): boolean {
  const { daysLeft } = entry;
  return open.has(formStatus(entry)) && daysLeft !== null && daysLeft >= 0 && daysLeft <= SOON_DAYS;
}

/** Nobody can fill it in yet. */
export const isAhead = ({ expired, status }: FormEntry): boolean => expired === null && status === 'none';

/** The deadline that counts now: the regular one, or the late one once that is past. */
export function deadlineOf(entry: FormEntry): string | null {
  const past = entry.daysLeft !== null && entry.daysLeft < 0;
  return past && entry.lateEndTime !== null ? entry.lateEndTime : entry.endTime;
}
