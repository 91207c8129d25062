import type { ConsoleOrder } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { findExhibitors } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { formatTimeOrNull, type Exhibition } from '../../exhibitions/index.ts';
import { findAllForms } from '../../forms/index.ts';
import type { Order } from '../orders/order.ts';
import { presentOrder } from '../orders/present-order.ts';
import { findSales } from '../store/sales.ts';

/** Orders as staff see them. */
export async function presentForStaff(
  database: Database,
  exhibition: Exhibition,
  orders: readonly Order[],
  at: Date,
  language: Language,
): Promise<ConsoleOrder[]> {
  const ids = [...new Set(orders.flatMap(({ exhibitorId }) => exhibitorId ?? []))];
  const [exhibitors, forms, sales] = await Promise.all([
    findExhibitors(database, exhibition, ids),
    findAllForms(database, exhibition),
    findSales(database, exhibition),
  ]);
  return orders.flatMap((order) => {
    const form = forms.find(({ formId }) => formId === order.formId);
    if (form === undefined) return [];
    const sale = sales.get(form.formId) ?? null;
    const exhibitor = exhibitors.find(({ exhibitorId }) => exhibitorId === order.exhibitorId);
    const tier = order.tier ?? 'normal';
    return [
      {
        ...presentOrder(order, { exhibition, form, sale, tier, open: false, at, language }),
        id: order.orderId,
        number: order.number,
        exhibitor:
          exhibitor === undefined
            ? null
            : { id: exhibitor.exhibitorId, name: exhibitor.name, nameEn: exhibitor.nameEn },
        paymentNote: order.paymentNote,
        confirmedAt: formatTimeOrNull(order.confirmedAt, exhibition.zone),
      },
    ];
  });
}
