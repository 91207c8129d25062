import type { User } from '../auth/index.ts';
import { Refusal } from '../platform/refusal.ts';

/** Whose invitations and guests a user sees and changes. @throws Refusal FORBIDDEN for who acts for no exhibitor. */
export function requireExhibitor({ exhibitorId }: Pick<User, 'exhibitorId'>): string {
  if (exhibitorId === null) throw new Refusal('FORBIDDEN');
  return exhibitorId;
}
