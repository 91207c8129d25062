import type { User } from '../auth/index.ts';
import { ownerKey } from './owner-key.ts';
import type { StoredFile } from './store.ts';
import { subjectOf } from './subject-of.ts';

/** A user sees the files of the subject they act for, a transport supplier also what it sent for exhibitors. */
export function maySee(user: User, file: StoredFile): boolean {
  if (file.ownerKey === ownerKey(subjectOf(user))) return true;
  if (user.role !== 'transport') return false;
  const { accountId } = user;
  return file.ownerKey.startsWith(ownerKey({ kind: 'transport', accountId, exhibitorId: '' }));
}
