import { findItemsById } from '../../offers/index.ts';
import type { SupportRequest } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { v7 as uuid } from 'uuid';
import type { Origin } from '../../auth/index.ts';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  beginSubmission,
  requireBooth,
  requireOpenOrGrace,
  findTarget,
  selectPeople,
  type SubmissionServices,
} from '../../submissions/index.ts';
import { keepBooths } from '../store/orders.ts';
import { auditActorOf } from './audit-actor-of.ts';
import { changeOrder } from './change-order.ts';
import { currentTier, takenOnSite } from './lines/current-tier.ts';
import { lockActorOrder } from './lock-order.ts';
import { orderPlace } from './order-place.ts';
import { isConfirmed, type Order } from './order.ts';
import { releaseLapsed } from './stock/release-lapsed.ts';
import { sameLines } from './lines/same-lines.ts';
import { followsForm, wantedLines, type SupportPlace } from './support-place.ts';

/**
 * Orders services with a form: all lines at once, in place of those before (wire.md §4). Sent again it changes nothing.
 * @throws Refusal FORM_CLOSED outside the form's window and its days on site, STALE_REVISION,
 * ORDER_FOLLOWS_FORM where a submission of the form says otherwise, ORDER_SETTLED, and as {@link changeOrder}.
 */
export async function submitSupport(
  services: SubmissionServices,
  call: SupportPlace,
  request: { readonly lines: SupportRequest['lines']; readonly revision: number },
  language: Language,
  origin: Origin,
): Promise<Order> {
  const { actor, form, sale, target } = call;
  requireBooth(actor, target);
  const at = services.now();
  if (sale === null) throw new Refusal('NOT_ON_SALE', {}, { lines: [] });
  if (!takenOnSite(sale, at)) await requireOpenOrGrace(services, actor, form);
  await releaseLapsed(services.database, actor.exhibition, at);
  const wanted = wantedLines(request.lines);
  return inTransaction(services.database, async (transaction) => {
    const { subject } = actor;
    if ('exhibitorId' in subject) await keepBooths(transaction, actor.exhibition, subject.exhibitorId);
    const place = await settlePlace(transaction, call, at);
    const order = await lockActorOrder(transaction, actor, form, place, at);
    const items = await findItemsById(transaction, actor.exhibition, [
      ...new Set([...wanted, ...order.lines].map(({ itemId }) => itemId)),
    ]);
    const standing = order.status === 'placed' ? order.lines : [];
    const same = sameLines(items, standing, wanted);
    // Only under the lock: a submission may have been taken since the call began.
    const { submission } = await findTarget(
      transaction,
      actor,
      form,
      target.submission?.submissionId,
      target.booth?.boothId,
    );
    if (followsForm(sale, submission)) {
      if (same) return order;
      throw new Refusal('ORDER_FOLLOWS_FORM', {}, { revision: order.revision });
    }
    const base = request.revision;
    const repeated = order.revision === base + 1 && order.updatedBy === actor.user.accountId;
    if (same && repeated) return order;
    if (base !== order.revision) throw await staleOrder(transaction, call, order);
    if (isConfirmed(order)) throw new Refusal('ORDER_SETTLED');
    return changeOrder(transaction, order, {
      exhibition: actor.exhibition,
      sale,
      wanted,
      tier: currentTier(actor, form, sale, at),
      keepsPrices: true,
      submissionId: null,
      takesStock: actor.exhibitor?.trial !== true,
      inReview: false,
      at,
      actor: auditActorOf(actor),
      origin,
      language,
    });
  });
}

/** Of several booths each has an order of its own: the submission of this one is begun with it. */
async function settlePlace(
  transaction: Transaction,
  { actor, form, place, target }: SupportPlace,
  at: Date,
): Promise<number> {
  const { submission, booth } = target;
  if (form.submissions !== 'booth' || submission !== null || booth === null) return place;
  const { exhibition, subject } = actor;
  const fresh = { submissionId: uuid(), formId: form.formId, subject, booth };
  return orderPlace(form, await beginSubmission(transaction, exhibition, fresh, at));
}

async function staleOrder(transaction: Transaction, { actor }: SupportPlace, order: Order): Promise<Refusal> {
  const { tenantId, zone } = actor.exhibition;
  const people = await selectPeople(transaction, tenantId, order.updatedBy === null ? [] : [order.updatedBy]);
  const savedBy = people.get(order.updatedBy ?? '')?.name ?? '';
  const savedAt = formatTime(order.updatedAt, zone);
  return new Refusal(
    'STALE_REVISION',
    { savedBy, savedAt: savedAt.slice(5, 16) },
    { revision: order.revision, savedBy, savedAt, draft: false, answers: {} },
  );
}
