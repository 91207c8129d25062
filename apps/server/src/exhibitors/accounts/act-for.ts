import type { ActForExhibitorRequest } from '@zhantai/contract';
import { makeActingCode } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { portalAddress } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Editor } from '../editor.ts';
import { requireSeenExhibitor } from '../policy.ts';
import { lockExhibitor } from '../store/exhibitors.ts';
import { findMembers } from '../store/members.ts';

/** What the link is made with. */
interface ActingServices {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/**
 * The address at which a member of staff sees the portal as an account of an exhibitor does, the main one where none is
 * named. Whether it was opened says the audit.
 * @throws Refusal NOT_FOUND for an exhibitor or account that is not there, ACCOUNT_LOCKED.
 */
export async function actForExhibitor(
  { database, publicUrl, now }: ActingServices,
  { staff, exhibition }: Editor,
  exhibitorId: string,
  { accountId, reason }: ActForExhibitorRequest,
): Promise<string> {
  const code = await inTransaction(database, async (transaction) => {
    await requireSeenExhibitor(transaction, exhibition, staff, exhibitorId);
    if ((await lockExhibitor(transaction, exhibition, exhibitorId)) === null) throw new Refusal('NOT_FOUND');
    const members = await findMembers(transaction, exhibition, exhibitorId);
    const member = members.find((one) => (accountId === undefined ? one.main : one.accountId === accountId));
    if (member === undefined) throw new Refusal('NOT_FOUND');
    if (member.locked) throw new Refusal('ACCOUNT_LOCKED');
    const wish = { accountId: member.accountId, exhibitorId, reason: reason.trim() };
    return makeActingCode(transaction, staff, wish, now());
  });
  return portalAddress(publicUrl, exhibition, `/s?act=${code}`);
}
