import { formatTime, type Exhibition } from '../exhibitions/index.ts';

/** What is deleted may be restored for so long (console.md §0.3). */
const KEPT_MS = 30 * 86_400_000;
/** So many things of one kind the bin of an exhibition holds. */
export const mostBinned = 500;
/** So many things that refer to another are named. */
export const mostReferences = 20;

/** What was deleted after this moment may be restored. */
export function binnedSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}

/** A deleted thing as it is shown: when it was deleted, and until when it may be restored. */
export function presentBinned<T extends { readonly deletedAt: Date }>(
  { deletedAt, ...thing }: T,
  { zone }: Pick<Exhibition, 'zone'>,
): Omit<T, 'deletedAt'> & { deletedAt: string; until: string } {
  const until = new Date(deletedAt.getTime() + KEPT_MS);
  return { ...thing, deletedAt: formatTime(deletedAt, zone), until: formatTime(until, zone) };
}

/** Whether the database refused to delete a row, for another refers to it. */
export function isStillReferred(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}
