import { addMembership, createAccount, selectAccountByLogin } from '../../auth/index.ts';
import { findMembers, findRolesOf } from '../store/members.ts';
import { audit, type Writing } from './import-things.ts';
import type { PlannedAccount } from './plan.ts';
import { accountLimit } from '../../exceptions/index.ts';

/** Why an account cannot be added as it was seen; null: it can, or is there already. */
export async function judgeAccount(
  { transaction, job }: Writing,
  exhibitorId: string,
  { phone, elsewhere }: PlannedAccount,
): Promise<string | null> {
  const roles = await findRolesOf(transaction, job, phone);
  if (roles.some(({ role }) => role !== 'exhibitor')) return 'changed';
  if (roles.some((one) => one.exhibitorId === exhibitorId)) return null;
  return roles.length > 0 && !elsewhere ? 'changed' : null;
}

/** Adds accounts to an exhibitor, those that are there already left out; the first of one without any is its main one. */
export async function addAccounts(
  writing: Writing,
  exhibitorId: string,
  accounts: readonly PlannedAccount[],
): Promise<void> {
  if (accounts.length === 0) return;
  const { transaction, job } = writing;
  const { tenantId, exhibitionId } = job;
  const members = await findMembers(transaction, job, exhibitorId);
  const limit = await accountLimit(transaction, job, exhibitorId);
  let count = members.length;
  for (const { phone, name, email } of accounts) {
    const account =
      (await selectAccountByLogin(transaction, tenantId, 'phone', phone)) ??
      (await createAccount(transaction, {
        tenantId,
        phone,
        name,
        email,
        passwordHash: null,
        needSetPwd: true,
      }));
    const { accountId } = account;
    if (members.some((member) => member.accountId === accountId) || count >= limit) continue;
    const main = count === 0;
    await addMembership(transaction, {
      tenantId,
      exhibitionId,
      accountId,
      role: 'exhibitor',
      exhibitorId,
      main,
    });
    count += 1;
    await audit(writing, 'account.add', { kind: 'account', id: accountId }, { exhibitorId });
  }
}
