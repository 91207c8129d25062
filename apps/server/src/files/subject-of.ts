import type { User } from '../auth/index.ts';
import type { Subject } from './contents/owner-key.ts';

/** For whom a user of the portal fills in forms and uploads files: their exhibitor, else themselves (wire.md §3). */
export function subjectOf(user: User): Subject {
  return user.exhibitorId === null
    ? { kind: 'account', accountId: user.accountId }
    : { kind: 'exhibitor', exhibitorId: user.exhibitorId };
}
