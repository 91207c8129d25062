import { languages } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import type { Transaction } from '../../database/database.ts';
import { formatTime, localText, selectExhibition, type Exhibition } from '../../exhibitions/index.ts';
import { extendUntil } from '../../exhibitors/index.ts';
import { findAnyForm, type PublishedForm } from '../../forms/index.ts';
import type { JobKind, JobThing, RunningJob, ThingOutcome } from '../../jobs/index.ts';
import { tellExhibitor } from '../../notices/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { reopenByVersion } from '../../submissions/index.ts';
import { findSubmissionNames } from '../store/reopenable.ts';
import { readChange, readPayload, type ReopenPayload } from './reopen-payload.ts';

/**
 * Opens submissions again for a version that was published, over the list that was fixed then, and tells their exhibitors, each
 * once (console.md §2).
 */
export function reopenJob(now: Deps['now']): JobKind {
  return {
    kind: 'form.reopen',
    async run(transaction, job, things) {
      const payload = readPayload(job.payload);
      const exhibition = await selectExhibition(transaction, job.tenantId, job.exhibitionId);
      const form = await findAnyForm(transaction, job, payload.formId);
      if (exhibition === null || form === null)
        return things.map(({ id }) => ({ id, outcome: 'skipped', reason: 'gone' }));
      const outcomes: ThingOutcome[] = [];
      // In the order of their ids: of two that lock the same ones neither waits for the other.
      const ordered = things.toSorted((one, two) => (one.id < two.id ? -1 : 1));
      for (const thing of ordered)
        outcomes.push(await reopenThing(transaction, { job, payload, exhibition, form, at: now() }, thing));
      return outcomes;
    },
    nameThings: findSubmissionNames,
  };
}

interface Reopening {
  readonly job: RunningJob;
  readonly payload: ReopenPayload;
  readonly exhibition: Exhibition;
  readonly form: PublishedForm;
  readonly at: Date;
}

async function reopenThing(
  transaction: Transaction,
  { job, payload, exhibition, form, at }: Reopening,
  { id, change }: JobThing,
): Promise<ThingOutcome> {
  const { version, reason, origin } = payload;
  const { revision, exhibitorId } = readChange(change);
  const endAt = payload.endAt === null ? null : new Date(payload.endAt);
  // Only exhibitors are given a later end.
  if (endAt !== null && exhibitorId === null) return { id, outcome: 'skipped', reason: 'closed' };
  const accountId = job.accountId ?? '';
  const actor = { kind: 'staff', accountId } as const;
  const wanted = { submissionId: id, revision, form, version, reason, actor, origin, at };
  const done = await reopenByVersion(transaction, exhibition, wanted);
  if (typeof done === 'string') return { id, outcome: 'skipped', reason: done };
  if (exhibitorId !== null) {
    if (endAt !== null)
      await extendUntil(transaction, { exhibition, actor, origin }, { exhibitorId, form, endAt, reason });
    const title = titleOf({ form, version, reason, exhibition, endAt });
    await tellExhibitor(transaction, exhibition, { exhibitorId, title, by: accountId, at, about: job.jobId });
  }
  return { id, outcome: 'done', change: { status: { from: done.status, to: 'fail' } } };
}

function titleOf({
  form,
  version,
  reason,
  exhibition,
  endAt,
}: Pick<ReopenPayload, 'version' | 'reason'> &
  Pick<Reopening, 'form' | 'exhibition'> & { readonly endAt: Date | null }): Record<string, string> {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      renderServerWord('formReopened', language, {
        form: `${form.formCode} ${localText(form.title, language)}`,
        version,
        reason,
        ...(endAt === null ? {} : { end: formatTime(endAt, exhibition.zone).slice(0, 16) }),
      }),
    ]),
  );
}
