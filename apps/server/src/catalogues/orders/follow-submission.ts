import { findItemsById } from '../../offers/index.ts';
import type { PriceTier } from '@zhantai/contract';
import type { Transaction } from '../../database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SubmissionHooks, Submission, TakenSubmission } from '../../submissions/index.ts';
import { findOrder, keepBooths } from '../store/orders.ts';
import { findSale } from '../store/sales.ts';
import { auditActorOf } from './audit-actor-of.ts';
import { bookedLines } from './lines/booked-lines.ts';
import { changeOrder } from './change-order.ts';
import { currentTier } from './lines/current-tier.ts';
import { requireFewLines } from './lines/require-few-lines.ts';
import { endOrder } from './end-order.ts';
import { lockActorOrder, orderKey } from './lock-order.ts';
import { orderPlace } from './order-place.ts';
import { isConfirmed, type Order } from './order.ts';
import { releaseLapsed } from './stock/release-lapsed.ts';
import { sameLines } from './lines/same-lines.ts';

/** console.md §5: so long a submission keeps its tier after it was returned. */
const KEPT_AFTER_RETURN_MS = 5 * 86_400_000;

/** What answers order is ordered with them: both are taken or neither, and a withdrawal gives back what they held. */
export const orderHooks: SubmissionHooks = {
  concerns: ({ takesOrders }) => takesOrders,
  taken: followSubmission,
  withdrawn: releaseSubmission,
};

/** @throws Refusal ANSWERS_REFUSED for too many lines, SOLD_OUT, NOT_ON_SALE, or ORDER_SETTLED where a paid order would change. */
async function followSubmission(transaction: Transaction, taken: TakenSubmission): Promise<void> {
  const { actor, form, definition, answers, submission, at, origin, language } = taken;
  const { exhibition } = actor;
  const sale = await findSale(transaction, exhibition, form.formId);
  if (sale === null || sale.rules.length === 0) return;
  const wanted = requireFewLines(bookedLines(sale.rules, definition, answers), definition, language);
  if ('exhibitorId' in actor.subject) await keepBooths(transaction, exhibition, actor.subject.exhibitorId);
  await releaseLapsed(transaction, exhibition, at);
  const locked = await lockActorOrder(transaction, actor, form, orderPlace(form, submission), at);
  // What it was when this began: its days count until now.
  const order =
    locked.submissionId === submission.submissionId
      ? { ...locked, submissionStatus: submission.status, submissionDecidedAt: submission.decidedAt }
      : locked;
  if (order.payment !== 'unpaid') {
    const items = await findItemsById(transaction, exhibition, [
      ...new Set([...wanted, ...order.lines].map(({ itemId }) => itemId)),
    ]);
    if (sameLines(items, order.lines, wanted)) return;
    throw new Refusal('ORDER_SETTLED');
  }
  const { tier, keepsPrices } = priceTerms(order, submission, at, currentTier(actor, form, sale, at));
  await changeOrder(transaction, order, {
    exhibition,
    sale,
    wanted,
    tier,
    keepsPrices,
    submissionId: submission.submissionId,
    takesStock: actor.exhibitor?.trial !== true,
    inReview: form.review,
    at,
    actor: auditActorOf(actor),
    origin,
    language,
  });
}

async function releaseSubmission(
  transaction: Transaction,
  { actor, form, submission, at, origin }: Parameters<SubmissionHooks['withdrawn']>[1],
): Promise<void> {
  const { exhibition } = actor;
  const place = orderPlace(form, submission);
  const known = await findOrder(transaction, exhibition, orderKey(actor, form, place));
  if (known?.submissionId !== submission.submissionId) return;
  const order = await lockActorOrder(transaction, actor, form, place, at);
  if (isConfirmed(order)) throw new Refusal('ORDER_SETTLED');
  await endOrder(transaction, order, {
    exhibition,
    status: 'cancelled',
    submissionId: null,
    at,
    actor: auditActorOf(actor),
    origin,
  });
}

/** For some days after a return everything has the tier of before; later all of it has the price of now. */
function priceTerms(
  order: Order,
  { status, decidedAt }: Submission,
  at: Date,
  now: PriceTier,
): { readonly tier: PriceTier; readonly keepsPrices: boolean } {
  if (status !== 'fail' || decidedAt === null) return { tier: now, keepsPrices: true };
  if (at.getTime() - decidedAt.getTime() > KEPT_AFTER_RETURN_MS) return { tier: now, keepsPrices: false };
  const kept = order.status === 'placed' || order.status === 'lapsed' ? order.tier : null;
  return { tier: kept ?? now, keepsPrices: true };
}
