import type { CatalogueItem } from '../../offers/index.ts';
import type { PriceTier } from '@zhantai/contract';
import type { User } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { appliesTo, findForms, findActor, openForm } from '../../forms/index.ts';
import { currentTier } from '../orders/lines/current-tier.ts';
import { isOnSale } from '../orders/stock/on-sale.ts';
import { findSales } from '../store/sales.ts';

/** Which tier an item has for somebody now. */
export type TierOf = (item: CatalogueItem) => PriceTier;

/**
 * The tiers that hold for a caller: of the form asked for, else of the first of its forms that sells the item. What
 * nothing sells to it is shown at its normal price.
 * @throws Refusal as `openForm` for a form that is not the caller's.
 */
export async function pricesFor(
  database: Database,
  user: User,
  exhibition: Exhibition,
  { formId, formType }: { readonly formId?: string | undefined; readonly formType?: string | undefined },
  at: Date,
): Promise<TierOf> {
  const sales = await findSales(database, exhibition);
  if (formId !== undefined || formType !== undefined) {
    const { actor, form } = await openForm(database, user, exhibition, { formId, formType });
    const tier = currentTier(actor, form, sales.get(form.formId) ?? null, at);
    return () => tier;
  }
  const actor = await findActor(database, user, exhibition);
  const forms = (await findForms(database, exhibition)).filter(
    (form) => sales.has(form.formId) && appliesTo(form.audience, actor.viewer),
  );
  const offers = forms.flatMap((form) => {
    const sale = sales.get(form.formId);
    if (sale === undefined) return [];
    return [{ sells: isOnSale(sale), tier: currentTier(actor, form, sale, at) }];
  });
  return (item) => offers.find(({ sells }) => sells(item))?.tier ?? 'normal';
}
