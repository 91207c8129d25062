import { limits, type Order as WireOrder, type SupportQuery } from '@zhantai/contract';
import type { Answers, Language } from '@zhantai/engine';
import { inGrace, windowFor } from '../../forms/index.ts';
import { noteOpening, requireBounded, type SubmissionServices } from '../../submissions/index.ts';
import { findOrder } from '../store/orders.ts';
import type { WantedLine } from '../wanted-line.ts';
import { bookedLines } from './lines/booked-lines.ts';
import { currentTier, takenOnSite } from './lines/current-tier.ts';
import { requireFewLines } from './lines/require-few-lines.ts';
import { orderKey } from './lock-order.ts';
import { presentOrder, type OrderView } from './present-order.ts';
import { quoteLines } from './lines/quote-lines.ts';
import { releaseLapsed } from './stock/release-lapsed.ts';
import { wantedLines, type SupportPlace } from './support-place.ts';

/** What a quotation is asked for. */
interface Quoted {
  readonly lines: SupportQuery['lines'] | undefined;
  readonly answers: Answers | undefined;
}

/**
 * An order as it stands; with lines, or answers of the form, what they would cost now, and what is left of each.
 * @throws Refusal ANSWERS_REFUSED for answers that ask for too much, NOT_ON_SALE for lines; of answers, which may be half done, what cannot be had is told beside the rest.
 */
export async function querySupport(
  services: SubmissionServices,
  call: SupportPlace,
  { lines, answers }: Quoted,
  language: Language,
): Promise<WireOrder> {
  const { database } = services;
  const { exhibition } = call.actor;
  const at = services.now();
  await releaseLapsed(database, exhibition, at);
  // Whoever looks at an order before the deadline may send it within the grace, as with a form.
  await noteOpening(services, call, at);
  const order = await findOrder(database, exhibition, orderKey(call.actor, call.form, call.place));
  const shown = presentOrder(order, viewOf(call, at, language));
  const view = { order, shown, at, language };
  if (answers !== undefined) {
    const wanted = await answeredLines(services, call, answers, language);
    return quoteLines(services, call, { wanted, strict: false }, view);
  }
  return lines === undefined
    ? shown
    : quoteLines(services, call, { wanted: wantedLines(lines), strict: true }, view);
}

/** What an order of this actor is shown with. */
export function viewOf(
  { actor, form, sale }: Pick<SupportPlace, 'actor' | 'form' | 'sale'>,
  at: Date,
  language: Language,
): OrderView {
  const window = windowFor(actor, form, at);
  const open =
    form.putAwayAt === null &&
    sale !== null &&
    (window.state === 'open' || inGrace(window, at) || takenOnSite(sale, at));
  return {
    exhibition: actor.exhibition,
    form,
    sale,
    tier: currentTier(actor, form, sale, at),
    open,
    at,
    language,
  };
}

async function answeredLines(
  { database, definitions }: SubmissionServices,
  { actor, form, sale }: SupportPlace,
  answers: Answers,
  language: Language,
): Promise<readonly WantedLine[]> {
  if (sale === null || sale.rules.length === 0) return [];
  const version = await definitions.load(database, actor.exhibition, form.formId, form.version);
  const definition = version.in(language);
  requireBounded(definition, answers, language, limits.cellsOnLoop);
  return requireFewLines(bookedLines(sale.rules, definition, answers), definition, language);
}
