import type { TagExhibitorsRequest } from '@zhantai/contract';
import type { Transaction } from '../database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Editor } from './editor.ts';
import { readFilter } from './read-filter.ts';
import { selectMatching, selectSeen } from './store/exhibitor-list.ts';

/** A selection may differ by so much of what was seen. */
const TOLERANCE = 0.01;

/** The exhibitors within the limits that a bulk action is about. @throws Refusal SELECTION_CHANGED with the count. */
export async function selectBulk(
  transaction: Transaction,
  { staff, exhibition }: Pick<Editor, 'staff' | 'exhibition'>,
  bulk: TagExhibitorsRequest['bulk'],
  now: Date,
): Promise<readonly string[]> {
  if ('ids' in bulk) return selectSeen(transaction, exhibition, staff, [...new Set(bulk.ids)]);
  const found = await selectMatching(transaction, exhibition, staff, readFilter(bulk.filter, now));
  if (Math.abs(found.length - bulk.count) > bulk.count * TOLERANCE)
    throw new Refusal('SELECTION_CHANGED', { count: found.length }, { count: found.length });
  return found;
}
