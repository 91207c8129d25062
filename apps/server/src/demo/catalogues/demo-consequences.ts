import { orderConsequences, settleOrder } from '../../catalogues/index.ts';
import type { Consequences } from '../../submissions/index.ts';

/** Rooms that are not paid for lapse within days; the demo's guests pay at once. */
const paidAtOnce = new Set(['exhibitor_d3']);

/** As every submission, and hotels are paid. */
export const demoConsequences: Consequences = {
  ...orderConsequences,
  async taken(transaction, taken) {
    await orderConsequences.taken(transaction, taken);
    const { form, submission, visitor } = taken;
    if (!paidAtOnce.has(form.formId)) return;
    const settlement = { payment: 'paid', invoiceNumber: null, note: '' } as const;
    const actor = { kind: 'system', accountId: null } as const;
    await settleOrder(transaction, visitor.exhibition, submission.submissionId, settlement, actor);
  },
};
