import type { StaffEnded } from '@zhantai/contract';
import { endSignIns } from '../../auth/index.ts';
import { closeLinksOf } from '../links/store.ts';
import type { StaffServices } from '../services.ts';
import { auditStaff } from './audit-staff.ts';
import { keepAdmins } from './keep-admins.ts';
import type { Manager } from './manager.ts';
import { requireMember } from './policy.ts';
import { endMembership, isElsewhere, releaseExhibitors } from './store/members.ts';

/** Names that the answer tells. */
const most = 20;

/**
 * Somebody is of the staff no more: sessions and links end at once, and what they alone looked after is named.
 * @throws Refusal NOT_FOUND, LAST_ADMIN.
 */
export async function endMember(
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  manager: Manager,
  membershipId: string,
  reason: string,
): Promise<StaffEnded> {
  const { exhibition } = manager;
  const { tenantId } = exhibition;
  return keepAdmins(database, tenantId, async (transaction) => {
    const { accountId } = await requireMember(transaction, manager, membershipId);
    await endMembership(transaction, exhibition, membershipId, now());
    // Whoever also works elsewhere stays signed in there: what is over is refused here at the next call.
    const sessions = (await isElsewhere(transaction, exhibition, accountId))
      ? 0
      : await endSignIns(transaction, { tenantId, accountId }, 'left');
    await closeLinksOf(transaction, tenantId, accountId, now());
    const names = await releaseExhibitors(transaction, exhibition, accountId);
    const detail = { sessions, exhibitors: names.length };
    await auditStaff(transaction, manager, { action: 'end', id: membershipId, detail, reason });
    return { sessions, exhibitors: names.slice(0, most), exhibitorCount: names.length };
  });
}
