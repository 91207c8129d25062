import type { ChangeStaffRequest } from '@zhantai/contract';
import { changeThing } from '../../changes/index.ts';
import { formatTimeOrNull } from '../../exhibitions/index.ts';
import type { StaffServices } from '../services.ts';
import { keepAdmins } from './keep-admins.ts';
import type { Manager } from './manager.ts';
import { requireMember } from './policy.ts';
import { readEnd } from './read-end.ts';
import { updateMember, type StoredRights } from './store/members.ts';

/** What is compared: the end as people read it. */
type SeenRights = Omit<StoredRights, 'endsAt'> & { readonly endsAt: string | null };

/**
 * Changes what a member of staff may, by comparison (console.md §0.3); it holds in every process within five seconds.
 * @throws Refusal NOT_FOUND, THING_CHANGED with conflicts, LAST_ADMIN, BAD_REQUEST for an end that is over.
 */
export async function changeMember(
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  manager: Manager,
  membershipId: string,
  { change }: ChangeStaffRequest,
): Promise<void> {
  const { staff, exhibition, origin } = manager;
  await keepAdmins(database, exhibition.tenantId, async (transaction) => {
    const kept = await requireMember(transaction, manager, membershipId);
    const { role, formGroups, formIds, halls, mayDecide, maySeeSensitive } = kept;
    const endsAt = formatTimeOrNull(kept.endsAt, exhibition.zone);
    const about = {
      exhibition,
      actor: { kind: 'staff', accountId: staff.accountId },
      origin,
      action: 'staff.change',
      thing: { kind: 'staff', id: membershipId },
      sets: ['formGroups', 'formIds', 'halls'],
    } as const;
    const seen: SeenRights = { role, formGroups, formIds, halls, mayDecide, maySeeSensitive, endsAt };
    const next = await changeThing<SeenRights>(transaction, about, seen, change);
    if (next === null) return;
    const end = next.endsAt === endsAt ? kept.endsAt : readEnd(next.endsAt, exhibition, now());
    await updateMember(transaction, exhibition, membershipId, {
      ...next,
      formGroups: [...new Set(next.formGroups)],
      formIds: [...new Set(next.formIds)],
      halls: [...new Set(next.halls)],
      endsAt: end,
    });
  });
}
