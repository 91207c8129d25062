import type { ReinstateExhibitorRequest, Withdrawal, WithdrawExhibitorRequest } from '@zhantai/contract';
import { languages } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import type { Staff } from '../../auth/index.ts';
import { yuan } from '../../catalogues/index.ts';
import { changeThing } from '../../changes/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime, type Exhibition } from '../../exhibitions/index.ts';
import { tellExhibitor } from '../../notices/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, type Editor } from '../editor.ts';
import { requireSeenExhibitor } from '../policy.ts';
import { changeBoothWithin } from '../save-booth.ts';
import { lockExhibitor, updateExhibitor, type KeptExhibitor } from '../store/exhibitors.ts';
import {
  countBadges,
  deleteWithdrawal,
  findBoothPlaces,
  findStandingOrders,
  findWithdrawal,
  insertWithdrawal,
  lockBoothsOf,
  lockFreeBooths,
} from './store.ts';

/** What is to be known before an exhibitor withdraws, and before it comes back. @throws Refusal NOT_FOUND. */
export async function readWithdrawal(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  exhibitorId: string,
): Promise<Withdrawal> {
  await requireSeenExhibitor(database, exhibition, staff, exhibitorId);
  const [badges, orders, withdrawn] = await Promise.all([
    countBadges(database, exhibition, exhibitorId),
    findStandingOrders(database, exhibition, exhibitorId),
    findWithdrawal(database, exhibition, exhibitorId),
  ]);
  return {
    badges,
    orders: orders.map((order) => ({ ...order, total: yuan(order.total) })),
    withdrawn:
      withdrawn === null
        ? null
        : {
            at: formatTime(withdrawn.at, exhibition.zone),
            by: withdrawn.by,
            reason: withdrawn.reason,
            badgesVoid: withdrawn.badgesVoid,
            booths: [...(await findBoothPlaces(database, exhibition, withdrawn.boothIds))],
          },
  };
}

/**
 * An exhibitor comes no more: it owes nothing, keeps what it has but for booths and badges where that is wanted, and is
 * told.
 * @throws Refusal NOT_FOUND outside the limits, THING_CHANGED where its state is not what was seen.
 */
export async function withdrawExhibitor(
  database: Database,
  editor: Editor,
  exhibitorId: string,
  { from, freeBooths, voidBadges, reason }: WithdrawExhibitorRequest,
  at: Date,
): Promise<void> {
  const { staff, exhibition } = editor;
  await inTransaction(database, async (transaction) => {
    const state = { from, to: 'withdrawn' } as const;
    if (!(await changeState(transaction, editor, exhibitorId, state, reason))) return;
    const boothIds = freeBooths ? await lockBoothsOf(transaction, exhibition, exhibitorId) : [];
    for (const boothId of boothIds)
      await changeBoothWithin(transaction, editor, boothId, { exhibitorId: { from: exhibitorId, to: null } });
    await insertWithdrawal(transaction, exhibition, exhibitorId, {
      stateBefore: from,
      boothIds,
      badgesVoid: voidBadges,
      reason: reason.trim(),
      accountId: staff.accountId,
      at,
    });
    await tell(transaction, editor, exhibitorId, 'noticeWithdrawn', at);
  });
}

/**
 * Takes that back: state and badges as before, and those of its booths that are still free.
 * @throws Refusal NOT_FOUND outside the limits, THING_CHANGED where it did not withdraw.
 */
export async function reinstateExhibitor(
  database: Database,
  editor: Editor,
  exhibitorId: string,
  { reason }: ReinstateExhibitorRequest,
  at: Date,
): Promise<void> {
  const { exhibition } = editor;
  await inTransaction(database, async (transaction) => {
    const kept = await findWithdrawal(transaction, exhibition, exhibitorId);
    const state = { from: 'withdrawn', to: kept?.stateBefore ?? 'active' } as const;
    if (!(await changeState(transaction, editor, exhibitorId, state, reason))) return;
    const boothIds = await lockFreeBooths(transaction, exhibition, kept?.boothIds ?? []);
    for (const boothId of boothIds)
      await changeBoothWithin(transaction, editor, boothId, { exhibitorId: { from: null, to: exhibitorId } });
    await deleteWithdrawal(transaction, exhibition, exhibitorId);
    await tell(transaction, editor, exhibitorId, 'noticeReinstated', at);
  });
}

/** @returns whether the state is another one now. */
async function changeState(
  transaction: Transaction,
  editor: Editor,
  exhibitorId: string,
  state: { readonly from: KeptExhibitor['state']; readonly to: KeptExhibitor['state'] },
  reason: string,
): Promise<boolean> {
  const { staff, exhibition, origin } = editor;
  await requireSeenExhibitor(transaction, exhibition, staff, exhibitorId);
  const kept = await lockExhibitor(transaction, exhibition, exhibitorId);
  if (kept === null) throw new Refusal('NOT_FOUND');
  const about = {
    exhibition,
    actor: actorOf(editor),
    origin,
    action: 'exhibitor.change',
    thing: { kind: 'exhibitor', id: exhibitorId },
    reason: reason.trim(),
  } as const;
  const next = await changeThing<KeptExhibitor>(transaction, about, kept, { state });
  if (next !== null) await updateExhibitor(transaction, exhibition, exhibitorId, next);
  return next !== null;
}

async function tell(
  transaction: Transaction,
  { staff, exhibition }: Editor,
  exhibitorId: string,
  word: 'noticeWithdrawn' | 'noticeReinstated',
  at: Date,
): Promise<void> {
  const title = Object.fromEntries(languages.map((language) => [language, renderServerWord(word, language)]));
  await tellExhibitor(transaction, exhibition, { exhibitorId, title, by: staff.accountId, at });
}
