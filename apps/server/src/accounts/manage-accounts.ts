import { limits } from '@zhantai/contract';
import { cleanLine, type Language } from '@zhantai/engine';
import { renderServerWord } from '@zhantai/messages/server';
import { recordAudit } from '../audit/index.ts';
import {
  addMembership,
  createAccount,
  lockNumber,
  readPhone,
  selectAccountByLogin,
  smsCountryRefusal,
  type MessageQueue,
  type Origin,
  type User,
} from '../auth/index.ts';
import { findExhibitor } from '../booths/index.ts';
import { accountLimit } from '../exceptions/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { localText, portalAddress, type Exhibition } from '../exhibitions/index.ts';
import { requireRate } from '../rate-limits/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireMain, requireRemovable } from './policy.ts';
import {
  deleteMembership,
  findExhibitorMembers,
  lockMembers,
  setInvitedName,
  type ExhibitorMember,
} from './store.ts';

/** What inviting works with. */
export interface AccountServices {
  readonly database: Database;
  readonly messages: MessageQueue;
  /** Address under which browsers reach this server. */
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Who manages the accounts of their exhibitor, and from where. */
export interface Manager {
  readonly user: User;
  readonly exhibitorId: string;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/**
 * Lets somebody act for the exhibitor, and sends them an SMS with the way in; an account is made where the number has
 * none.
 * @throws Refusal FORBIDDEN for all but the main account, BAD_REQUEST for no mobile number, ACCOUNT_EXISTS,
 * TOO_MANY_ACCOUNTS, SMS_COUNTRY, TOO_MANY_REQUESTS.
 */
export async function inviteAccount(
  { database, messages, publicUrl, now }: AccountServices,
  manager: Manager,
  { phone: typed, name }: { readonly phone: string; readonly name: string },
  language: Language,
): Promise<void> {
  const { exhibitorId, exhibition } = manager;
  const { tenantId, exhibitionId } = exhibition;
  const phone = readPhone(typed);
  if (phone === null) throw new Refusal('BAD_REQUEST', { detail: 'phone' });
  const called = cleanLine(name);
  if (called === '') throw new Refusal('BAD_REQUEST', { detail: 'name' });
  await findManaged(database, manager);
  await requireRate(
    database,
    exhibition,
    { key: `exhibitor:${exhibitorId}`, call: 'invite' },
    limits.accountInvites,
    now(),
  );
  await inTransaction(database, async (transaction) => {
    await lockMembers(transaction, exhibition, exhibitorId);
    await lockNumber(transaction, { tenantId, phone });
    const members = await findManaged(transaction, manager);
    if (members.some((member) => member.phone === phone)) throw new Refusal('ACCOUNT_EXISTS');
    const limit = await accountLimit(transaction, exhibition, exhibitorId);
    if (members.length >= limit) throw new Refusal('TOO_MANY_ACCOUNTS', { limit }, { limit });
    const account =
      (await selectAccountByLogin(transaction, tenantId, 'phone', phone)) ??
      (await createAccount(transaction, {
        tenantId,
        phone,
        name: called,
        passwordHash: null,
        needSetPwd: true,
      }));
    const { accountId } = account;
    const wanted = { tenantId, exhibitionId, accountId, role: 'exhibitor', exhibitorId } as const;
    const { membershipId } = await addMembership(transaction, wanted);
    await setInvitedName(transaction, exhibition, membershipId, called);
    if (messages.sendsSms) {
      const exhibitor = await findExhibitor(transaction, exhibition, exhibitorId);
      const link = portalAddress(publicUrl, exhibition, '/login');
      const title = localText(exhibition.title, language);
      const body = renderServerWord('smsInvited', language, {
        company: exhibitor?.name ?? '',
        title,
        link,
      });
      const sms = { tenantId, exhibitionId, template: 'invited', recipient: phone, body, masked: body };
      const queued = await messages.queueSms(transaction, { ...sms, lifeSeconds: limits.inviteLifeSeconds });
      if (!queued) throw await smsCountryRefusal(transaction, exhibition);
    }
    await audit(transaction, manager, 'account.invite', accountId);
  });
}

/**
 * Takes an account its access to the exhibitor; its sessions there end at once.
 * @throws Refusal FORBIDDEN for all but the main account, which cannot remove itself; NOT_FOUND.
 */
export async function removeAccount(
  { database }: AccountServices,
  manager: Manager,
  accountId: string,
): Promise<void> {
  const { user, exhibitorId, exhibition } = manager;
  await inTransaction(database, async (transaction) => {
    await lockMembers(transaction, exhibition, exhibitorId);
    const members = await findManaged(transaction, manager);
    const member = members.find((one) => one.accountId === accountId);
    if (member === undefined) throw new Refusal('NOT_FOUND');
    requireRemovable(member, user);
    await deleteMembership(transaction, exhibition, member.membershipId);
    await audit(transaction, manager, 'account.remove', accountId);
  });
}

async function findManaged(
  database: Database,
  { user, exhibitorId, exhibition }: Manager,
): Promise<readonly ExhibitorMember[]> {
  const members = await findExhibitorMembers(database, exhibition, exhibitorId);
  requireMain(members, user);
  return members;
}

async function audit(
  transaction: Transaction,
  { user, exhibitorId, exhibition, origin }: Manager,
  action: 'account.invite' | 'account.remove',
  accountId: string,
): Promise<void> {
  await recordAudit(transaction, {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    actor: { kind: 'account', accountId: user.accountId },
    action,
    thing: { kind: 'account', id: accountId },
    detail: { exhibitorId },
    origin,
  });
}
