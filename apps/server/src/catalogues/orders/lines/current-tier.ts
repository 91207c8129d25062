import type { PriceTier } from '@zhantai/contract';
import type { PublishedForm, Actor } from '../../../forms/index.ts';
import type { Sale } from '../../sale.ts';
import { tierAt } from '../../tier.ts';

/** Which price holds for an actor with a form at a moment. */
export function currentTier(actor: Actor, form: PublishedForm, sale: Sale | null, at: Date): PriceTier {
  const { extensions, atLatePrice } = actor;
  const extension = atLatePrice.has(form.formId) ? null : (extensions.get(form.formId) ?? null);
  return tierAt(form.window, extension, sale?.onSite?.from ?? null, at);
}

/** Whether orders are taken on site at a moment, which is no matter of the form's window. */
export function takenOnSite({ onSite }: Sale, at: Date): boolean {
  return onSite !== null && at >= onSite.from && at <= onSite.until;
}
