import type { AllowQuantitiesRequest } from '@zhantai/contract';
import { languages } from '@zhantai/messages';
import { amountText } from '@zhantai/messages/amounts';
import { renderServerWord } from '@zhantai/messages/server';
import { recordAudit } from '../../audit/index.ts';
import { findExhibitor, maySeeExhibitor } from '../../booths/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { LocalText } from '../../database/tables/schema.ts';
import { localText } from '../../exhibitions/index.ts';
import { findItemsById, type CatalogueItem } from '../../offers/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Reviewer, SubmissionServices } from '../../submissions/index.ts';
import { hundredths, quantityOf } from '../money.ts';
import { nameOf, sentence } from '../orders/refuse-order.ts';
import { findAllowed, putException } from '../store/bounds.ts';
import { beginHoldsAnew } from '../store/holds.ts';
import type { TellExhibitor } from './order-news.ts';

/**
 * Lets an exhibitor have more of items than their bounds, and keep what it ordered of them for its days anew; the
 * exhibitor is told. The last permission for an item holds.
 * @throws Refusal NOT_FOUND for an exhibitor outside their limits and for unknown items, COMMENT_REQUIRED without a
 * reason, BAD_REQUEST for a quantity that the item cannot have.
 */
export async function allowQuantities(
  { database, now }: SubmissionServices,
  { staff, exhibition, origin }: Reviewer,
  { exhibitorId, items: wanted, reason: said }: AllowQuantitiesRequest,
  tell: TellExhibitor,
): Promise<void> {
  const reason = said.trim();
  if (reason === '') throw new Refusal('COMMENT_REQUIRED');
  const [known, inHalls] = await Promise.all([
    findExhibitor(database, exhibition, exhibitorId),
    maySeeExhibitor(database, exhibition, staff, exhibitorId),
  ]);
  if (known === null || !inHalls) throw new Refusal('NOT_FOUND');
  const itemIds = [...new Set(wanted.map(({ itemId }) => itemId))].toSorted();
  const items = await findItemsById(database, exhibition, itemIds);
  const most = new Map(wanted.map(({ itemId, most: units }) => [itemId, readMost(items, itemId, units)]));
  const at = now();
  await inTransaction(database, async (transaction) => {
    await beginHoldsAnew(transaction, exhibition, exhibitorId, itemIds, at);
    const before = (await findAllowed(transaction, exhibition, [exhibitorId], itemIds)).get(exhibitorId);
    for (const [itemId, quantity] of most) {
      await putException(transaction, exhibition, {
        exhibitorId,
        itemId,
        most: quantity,
        reason,
        grantedBy: staff.accountId,
        grantedAt: at,
      });
    }
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: 'quantity.allow',
      thing: { kind: 'exhibitor', id: exhibitorId },
      detail: {
        items: [...most].map(([itemId, quantity]) => ({
          itemId,
          most: quantityOf(quantity),
          before: quantityOf(before?.get(itemId) ?? 0),
        })),
      },
      reason,
      origin,
    });
    await tell(transaction, exhibition, {
      exhibitorId,
      title: newsOf(items, most),
      by: staff.accountId,
      at,
    });
  });
}

function readMost(items: ReadonlyMap<string, CatalogueItem>, itemId: string, units: number): number {
  const item = items.get(itemId);
  if (item === undefined) throw new Refusal('NOT_FOUND');
  const whole = hundredths(units, item.decimals);
  if (whole === null) throw new Refusal('BAD_REQUEST', { detail: 'most' });
  return whole;
}

function newsOf(items: ReadonlyMap<string, CatalogueItem>, most: ReadonlyMap<string, number>): LocalText {
  return Object.fromEntries(
    languages.map((language) => {
      const named = [...most].map(([itemId, quantity]) => {
        const unit = localText(items.get(itemId)?.unit ?? {}, language);
        return `${nameOf(items, itemId, language)} ${amountText(quantityOf(quantity), unit, language)}`;
      });
      return [language, renderServerWord('noticeAllowed', language, { items: sentence(named) })];
    }),
  );
}
