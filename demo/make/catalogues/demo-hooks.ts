import { orderHooks, settleOrder } from '../../../apps/server/src/catalogues/index.ts';
import type { SubmissionHooks } from '../../../apps/server/src/submissions/index.ts';

/** Rooms that are not paid for lapse within days; the demo's guests pay at once. */
const paidAtOnce = new Set(['exhibitor_d3']);

/** As every submission, and hotels are paid. */
export const demoHooks: SubmissionHooks = {
  ...orderHooks,
  async taken(transaction, taken) {
    await orderHooks.taken(transaction, taken);
    const { form, submission, actor } = taken;
    if (!paidAtOnce.has(form.formId)) return;
    const settlement = { payment: 'paid', invoiceNumber: null, note: '' } as const;
    const system = { kind: 'system', accountId: null } as const;
    await settleOrder(transaction, actor.exhibition, submission.submissionId, settlement, system);
  },
};
