import type { SheetEntry } from '@zhantai/contract';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import type { SheetStatus } from '@zhantai/ui';

/** A sheet somebody still has to act on: nothing is with the organiser (design.md §5, "any open status"). */
const open: ReadonlySet<SheetStatus> = new Set<SheetStatus>(['none', 'draft', 'returned']);

/** Days before a deadline from which a sheet is marked. */
const SOON_DAYS = 14;

/** Where a sheet stands, in the words of the design: overdue and open is closed. */
export function sheetStatus(entry: SheetEntry): SheetStatus {
  const status = submissionStatus[entry.status];
  return entry.expired === true && open.has(status) ? 'closed' : status;
}

/** Marked with the signal bar: open, and due within 14 days. */
export function isDue(entry: SheetEntry): boolean {
  const { daysLeft } = entry;
  return open.has(sheetStatus(entry)) && daysLeft !== null && daysLeft >= 0 && daysLeft <= SOON_DAYS;
}

/** Nobody can fill it in yet. */
export const isAhead = ({ expired, status }: SheetEntry): boolean => expired === null && status === 'none';

/** The deadline that counts now: the regular one, or the late one once that is past. */
export function deadlineOf(entry: SheetEntry): string | null {
  const past = entry.daysLeft !== null && entry.daysLeft < 0;
  return past && entry.lateEndTime !== null ? entry.lateEndTime : entry.endTime;
}
