import type { AddExhibitorAccountRequest, ChangeExhibitorAccountRequest } from '@zhantai/contract';
import { cleanLine } from '@zhantai/engine';
import { recordAudit } from '../../audit/index.ts';
import {
  addMembership,
  changePhone,
  closeAccount,
  createAccount,
  lockNumber,
  openAccount,
  readPhone,
  lockAccount,
  selectAccountByLogin,
  type Account,
  type MessageQueue,
} from '../../auth/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { accountLimit } from '../../exceptions/index.ts';
import { closeLink } from '../../first-passwords/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, type Editor } from '../editor.ts';
import { requireSeenExhibitor } from '../policy.ts';
import { lockExhibitor } from '../store/exhibitors.ts';
import { findMembers, findRolesOf, isKnownElsewhere, setMain, type Member } from '../store/members.ts';

/**
 * Lets somebody act for an exhibitor; an account is made where the number has none, without a password. The first one is
 * its main account.
 * @throws Refusal NOT_FOUND, BAD_REQUEST for no mobile number, ACCOUNT_EXISTS, TOO_MANY_ACCOUNTS, PHONE_OTHER_ROLE,
 * PHONE_ELSEWHERE unless `also` says that it is meant.
 */
export async function addExhibitorAccount(
  database: Database,
  editor: Editor,
  exhibitorId: string,
  { phone: typed, name, email = '', also = false }: AddExhibitorAccountRequest,
): Promise<void> {
  const { exhibition } = editor;
  const { tenantId, exhibitionId } = exhibition;
  const phone = readPhone(typed);
  if (phone === null) throw new Refusal('BAD_REQUEST', { detail: 'phone' });
  const called = cleanLine(name);
  if (called === '') throw new Refusal('BAD_REQUEST', { detail: 'name' });
  await inTransaction(database, async (transaction) => {
    const members = await lockMembers(transaction, editor, exhibitorId);
    await lockNumber(transaction, { tenantId, phone });
    const roles = await findRolesOf(transaction, exhibition, phone);
    if (roles.some(({ role }) => role !== 'exhibitor')) throw new Refusal('PHONE_OTHER_ROLE');
    if (roles.some((one) => one.exhibitorId === exhibitorId)) throw new Refusal('ACCOUNT_EXISTS');
    const [other] = roles;
    if (other !== undefined && !also)
      throw new Refusal('PHONE_ELSEWHERE', { company: other.exhibitorName ?? '' });
    const limit = await accountLimit(transaction, exhibition, exhibitorId);
    if (members.length >= limit) throw new Refusal('TOO_MANY_ACCOUNTS', { limit }, { limit });
    const { accountId } =
      (await selectAccountByLogin(transaction, tenantId, 'phone', phone)) ??
      (await createAccount(transaction, {
        tenantId,
        phone,
        name: called,
        email: email.trim(),
        passwordHash: null,
        needSetPwd: true,
      }));
    await addMembership(transaction, {
      tenantId,
      exhibitionId,
      accountId,
      role: 'exhibitor',
      exhibitorId,
      main: members.length === 0,
    });
    await audit(transaction, editor, 'account.add', accountId, exhibitorId);
  });
}

/** What a change of an account works with. */
export interface AccountServices {
  readonly database: Database;
  readonly messages: MessageQueue;
  readonly now: () => Date;
}

/**
 * Makes an account the main one of its exhibitor, locks it with a reason that whoever signs in reads, unlocks it, or gives
 * it another phone. A lock and another phone end its sessions; they hold wherever the account is used, so one that is used
 * elsewhere is left to its admins.
 * @throws Refusal NOT_FOUND, ACCOUNT_USED_ELSEWHERE, PHONE_TAKEN, BAD_REQUEST for no mobile number.
 */
export async function changeExhibitorAccount(
  services: AccountServices,
  editor: Editor,
  { exhibitorId, accountId }: { readonly exhibitorId: string; readonly accountId: string },
  request: ChangeExhibitorAccountRequest,
): Promise<void> {
  const { exhibition } = editor;
  const { tenantId } = exhibition;
  await inTransaction(services.database, async (transaction) => {
    const members = await lockMembers(transaction, editor, exhibitorId);
    const member = members.find((one) => one.accountId === accountId);
    if (member === undefined) throw new Refusal('NOT_FOUND');
    const { action } = request;
    if (action === 'main') {
      if (member.main) return;
      await setMain(transaction, exhibition, exhibitorId, accountId);
    } else {
      if (await isKnownElsewhere(transaction, exhibition, { exhibitorId, accountId }))
        throw new Refusal('ACCOUNT_USED_ELSEWHERE');
      if (action !== 'phone' && member.locked === (action === 'lock')) return;
      const account = await lockAccount(transaction, tenantId, accountId);
      if (account === null) throw new Refusal('NOT_FOUND');
      if (action === 'phone') {
        if (!(await givePhone(services, transaction, editor, { exhibitorId, account, typed: request.phone })))
          return;
      } else if (action === 'lock') await closeAccount(transaction, account, request.reason.trim());
      else await openAccount(transaction, account);
    }
    const reason = action === 'lock' || action === 'phone' ? request.reason.trim() : null;
    await audit(transaction, editor, `account.${action}`, accountId, exhibitorId, reason);
  });
}

/** @returns whether the number is another one. @throws Refusal PHONE_TAKEN, BAD_REQUEST. */
async function givePhone(
  { messages, now }: AccountServices,
  transaction: Transaction,
  { exhibition }: Editor,
  {
    exhibitorId,
    account,
    typed,
  }: { readonly exhibitorId: string; readonly account: Account; readonly typed: string },
): Promise<boolean> {
  const phone = readPhone(typed);
  if (phone === null) throw new Refusal('BAD_REQUEST', { detail: 'phone' });
  if (phone === account.phone) return false;
  const exhibitor = await lockExhibitor(transaction, exhibition, exhibitorId);
  await changePhone(messages, transaction, exhibition, account, phone, exhibitor?.language ?? '');
  // It went to the number of before.
  await closeLink(transaction, exhibition, account.accountId, now());
  return true;
}

/** Who acts for an exhibitor, which nobody else changes until the transaction ends. @throws Refusal NOT_FOUND. */
async function lockMembers(
  transaction: Transaction,
  { staff, exhibition }: Editor,
  exhibitorId: string,
): Promise<readonly Member[]> {
  await requireSeenExhibitor(transaction, exhibition, staff, exhibitorId);
  if ((await lockExhibitor(transaction, exhibition, exhibitorId)) === null) throw new Refusal('NOT_FOUND');
  return findMembers(transaction, exhibition, exhibitorId);
}

async function audit(
  transaction: Transaction,
  editor: Editor,
  action: string,
  accountId: string,
  exhibitorId: string,
  reason: string | null = null,
): Promise<void> {
  const { exhibition, origin } = editor;
  await recordAudit(transaction, {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    actor: actorOf(editor),
    action,
    thing: { kind: 'account', id: accountId },
    detail: { exhibitorId },
    reason,
    origin,
  });
}
