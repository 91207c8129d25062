import type { StaffLinkUsed, UseStaffLinkRequest } from '@zhantai/contract';
import { recordAudit } from '../../audit/index.ts';
import {
  addMembership,
  createAccount,
  hashNewPassword,
  loginName,
  selectAccountByLogin,
  type Origin,
} from '../../auth/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockStaff } from '../members/store/lasting-admins.ts';
import type { StaffServices } from '../services.ts';
import { takeLink, type GoodLink, type Invited } from './store.ts';

/** Who accepts which invitation, and from where. */
export interface Joining {
  readonly link: GoodLink;
  readonly invited: Invited;
  readonly wanted: UseStaffLinkRequest;
  readonly origin: Origin;
}

/**
 * Makes the account of who was invited, with the user name and the password that they chose.
 * @throws Refusal BAD_REQUEST without a user name; USERNAME_TAKEN, PASSWORDS_DIFFER, PASSWORD_WEAK, TICKET_SPENT.
 */
export async function acceptInvitation(
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  { link, invited, wanted, origin }: Joining,
): Promise<StaffLinkUsed> {
  if (wanted.username === undefined) throw new Refusal('BAD_REQUEST', { detail: 'username' });
  const username = loginName('username', wanted.username);
  const passwordHash = await hashNewPassword(wanted);
  const { tenantId, exhibitionId } = link;
  return inTransaction(database, async (transaction) => {
    // Of two who choose one name the second finds the first.
    await lockStaff(transaction, tenantId);
    if ((await selectAccountByLogin(transaction, tenantId, 'username', username)) !== null)
      throw new Refusal('USERNAME_TAKEN', { username });
    if (!(await takeLink(transaction, link, now()))) throw new Refusal('TICKET_SPENT');
    const { name, email, role, formGroups, formIds, halls, mayDecide, maySeeSensitive, memberEndsAt } =
      invited;
    const { accountId } = await createAccount(transaction, { tenantId, username, name, email, passwordHash });
    const { membershipId } = await addMembership(transaction, {
      tenantId,
      exhibitionId,
      accountId,
      role,
      formGroups,
      formIds,
      halls,
      mayDecide,
      maySeeSensitive,
      endsAt: memberEndsAt,
    });
    await recordAudit(transaction, {
      tenantId,
      exhibitionId,
      actor: { kind: 'staff', accountId },
      action: 'staff.join',
      thing: { kind: 'staff', id: membershipId },
      detail: { link: link.linkId, role },
      origin,
    });
    return { username };
  });
}
