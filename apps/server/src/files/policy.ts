import type { User } from '../auth/index.ts';
import { ownerKey } from './contents/owner-key.ts';
import type { StoredFile } from './store.ts';
import { subjectOf } from './subject-of.ts';

/** A user sees the files of the subject they act for, a transport supplier what it sent for exhibitors while it acts for them. */
export async function maySee(
  user: User,
  file: StoredFile,
  actsFor: (exhibitorId: string) => Promise<boolean>,
): Promise<boolean> {
  if (file.ownerKey === ownerKey(subjectOf(user))) return true;
  if (user.role !== 'transport') return false;
  const { accountId } = user;
  const own = ownerKey({ kind: 'transport', accountId, exhibitorId: '' });
  return file.ownerKey.startsWith(own) && actsFor(file.ownerKey.slice(own.length));
}
