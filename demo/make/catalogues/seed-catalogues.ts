import { insertSales, insertStock } from '../../../apps/server/src/catalogues/testing.ts';
import { insertBuilders, insertItems } from '../../../apps/server/src/offers/testing.ts';
import type { Transaction } from '../../../apps/server/src/database/database.ts';
import { parseTime, type Exhibition } from '../../../apps/server/src/exhibitions/index.ts';
import { addDays } from '@zhantai/engine';
import { standBuilders } from './builders.ts';
import { catalogueFacilities } from './catalogue-facilities.ts';
import { hotelItems } from './hotels.ts';
import { demoSales } from './sales.ts';
import { screens } from './screens.ts';

/** Nights on offer: six before the fair opens, until the day after it was cleared. */
const NIGHTS = { before: 6, count: 12 };
/** Days of building up before the fair opens, when orders are taken on site. */
const BUILD_DAYS = 4;

/** Everything that can be ordered, with its stock, and what each form takes orders of. */
export async function seedCatalogues(transaction: Transaction, exhibition: Exhibition): Promise<void> {
  const { zone, profile } = exhibition;
  const { start, end } = profile.dates;
  const items = [
    ...catalogueFacilities,
    ...screens(start),
    ...hotelItems(addDays(start, -NIGHTS.before), NIGHTS.count),
  ];
  await insertItems(
    transaction,
    exhibition,
    items.map(({ item }) => item),
  );
  await insertStock(
    transaction,
    exhibition,
    items.flatMap(({ item: { itemId }, stock }) =>
      Object.entries(stock).map(([slot, units]) => ({
        itemId,
        slot,
        stock: units === null ? null : units * 100,
      })),
    ),
  );
  await insertBuilders(transaction, exhibition, standBuilders);
  const from = parseTime(`${addDays(start, -BUILD_DAYS)} 08:00:00`, zone);
  const until = parseTime(`${end} 17:00:00`, zone);
  if (from === null || until === null) throw new Error('The demo exhibition has no days.');
  await insertSales(transaction, exhibition, demoSales({ from, until }));
}
