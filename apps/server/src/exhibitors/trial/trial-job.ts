import { recordAudit } from '../../audit/index.ts';
import type { JobKind, ThingOutcome } from '../../jobs/index.ts';
import { eraseTrial, findTrial } from './store.ts';

/** Removes the trial exhibitor with everything that was tried; its thing is the exhibitor. */
export const trialJob: JobKind = {
  kind: 'exhibitor.trial-clear',
  async run(transaction, job, things) {
    const outcomes: ThingOutcome[] = [];
    for (const { id } of things) {
      const trial = await findTrial(transaction, job);
      if (trial?.exhibitorId !== id) {
        outcomes.push({ id, outcome: 'skipped', reason: 'gone' });
        continue;
      }
      await eraseTrial(transaction, job, trial);
      const { tenantId, exhibitionId, accountId } = job;
      await recordAudit(transaction, {
        tenantId,
        exhibitionId,
        actor: { kind: 'staff', accountId },
        action: 'trial.clear',
        thing: { kind: 'exhibitor', id },
        detail: { jobId: job.jobId },
      });
      outcomes.push({ id, outcome: 'done' });
    }
    return outcomes;
  },
};
