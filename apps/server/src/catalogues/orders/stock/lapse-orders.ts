import type { Language } from '@zhantai/engine';
import { languages } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Exhibition, ExhibitionDirectory } from '../../../exhibitions/index.ts';
import type { TellExhibitor } from '../../staff/order-news.ts';
import { findLapsingScopes, lockUnnotified, markNotified } from '../../store/lapses.ts';
import { findOrdersById } from '../../store/orders.ts';
import { releaseLapsed } from './release-lapsed.ts';

/**
 * Gives back what was held long enough, and tells each exhibitor once. Any number of processes may do it at once: an
 * order is taken by one of them.
 */
export async function lapseOrders(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  exhibitions: ExhibitionDirectory,
  tell: TellExhibitor,
): Promise<void> {
  for (const { tenantId, exhibitionId } of await findLapsingScopes(database, now())) {
    const exhibition = await exhibitions.find(tenantId, exhibitionId);
    if (exhibition === null) continue;
    await releaseLapsed(database, exhibition, now());
    while (await tellOne(database, exhibition, tell, now()));
  }
}

/** Tells of one lapsed order. @returns false where there is none. */
async function tellOne(
  database: Database,
  exhibition: Exhibition,
  tell: TellExhibitor,
  at: Date,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const orderId = await lockUnnotified(transaction, exhibition);
    if (orderId === null) return false;
    const [order] = await findOrdersById(transaction, exhibition, [orderId]);
    if (order !== undefined && order.exhibitorId !== null) {
      const { exhibitorId, number } = order;
      const title = Object.fromEntries(
        languages.map((language: Language) => [
          language,
          renderServerWord('noticeLapsed', language, { number }),
        ]),
      );
      await tell(transaction, exhibition, { exhibitorId, title, by: null, at });
    }
    await markNotified(transaction, exhibition, orderId, at);
    return true;
  });
}
