import { orderHooks } from '../../../apps/server/src/catalogues/index.ts';
import type { SubmissionHooks } from '../../../apps/server/src/submissions/index.ts';
import { settleOrder } from './settle-order.ts';

/** Rooms that are not paid for lapse within days; the demo's guests pay at once. */
const paidAtOnce = new Set(['exhibitor_d3']);

/** As every submission, and hotels are paid. */
export const demoHooks: SubmissionHooks = {
  ...orderHooks,
  async taken(transaction, taken) {
    await orderHooks.taken(transaction, taken);
    const { form, submission, actor } = taken;
    if (!paidAtOnce.has(form.formId)) return;
    await settleOrder(transaction, actor.exhibition, submission.submissionId);
  },
};
