import { limits } from '@zhantai/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { selectExhibition } from '../../exhibitions/index.ts';
import { findAnyForm } from '../../forms/index.ts';
import { JobRefused, type LongJobKind, type LongRun } from '../../jobs/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import { publishedDetail } from '../read-draft.ts';
import { findNewest } from '../store/drafts.ts';
import {
  countStanding,
  deleteReport,
  insertEffects,
  insertFailing,
  keepReport,
  shareSnapshot,
  type EffectsRow,
} from '../store/effects.ts';
import { countEffects, type Going } from './count-effects.ts';
import { effectsApart, judgePart, type JudgedSubmission } from './judge-part.ts';
import { reportEffects } from './report-effects.ts';

/** The kind of job that says what publishing the draft of a large form would do. Its report has the number of the job. */
export const effectsKind = 'form.effects';

/** What such a job is told. */
const effectsPayload = Type.Object({
  formId: Type.String(),
  language: Type.Union([Type.Literal('zh-Hans'), Type.Literal('zh-Hant'), Type.Literal('en')]),
  /** The states that were asked about: another request for the same ones is the same job. */
  draftRevision: Type.Integer(),
  version: Type.Integer(),
});
export type EffectsPayload = Static<typeof effectsPayload>;

/** Milliseconds after which a part is given to the threads again that had no room, and how often. */
const AGAIN_MS = 5_000;
const MOST_TRIES = 12;

/**
 * Judges every submission of a form by its draft, in a thread where there is one, all in one state of the database
 * (console.md §2). What passes no more is written part by part; the report counts once it is whole.
 */
export function effectsJob(services: SubmissionServices): LongJobKind {
  const { database } = services;
  return {
    kind: effectsKind,
    async work(run) {
      try {
        await inTransaction(database, (snapshot) => makeReport(services, snapshot, run), 'repeatable read');
      } catch (error) {
        await deleteReport(database, run.job, run.job.jobId);
        throw error;
      }
    },
  };
}

/** @param snapshot a transaction that is open meanwhile: what is read is what was there when it began. */
async function makeReport(
  services: SubmissionServices,
  snapshot: Transaction,
  { job, signal, progress, end }: LongRun,
): Promise<void> {
  const { database, now } = services;
  const { formId, language } = Value.Parse(effectsPayload, job.payload);
  // Before anything is read: what is handed in from now on is judged when it is published.
  const madeAt = now();
  const shared = await shareSnapshot(snapshot);
  const exhibition = await selectExhibition(snapshot, job.tenantId, job.exhibitionId);
  if (exhibition === null) throw new JobRefused('effectsGone');
  const newest = await findNewest(snapshot, exhibition, formId);
  const version = (await findAnyForm(snapshot, job, formId))?.version ?? 0;
  const published = await publishedDetail(snapshot, exhibition, formId, version || null);
  const detail = newest?.detail ?? published;
  const made: EffectsRow = {
    effectsId: job.jobId,
    formId,
    draftRevision: newest?.revision ?? 0,
    version,
    madeAt,
  };
  const total = await countStanding(snapshot, exhibition, formId);
  progress(0, total);
  await inTransaction(database, (transaction) =>
    insertEffects(transaction, exhibition, made, new Date(madeAt.getTime() - limits.effectsMs)),
  );
  const about = { exhibition, formId, language, detail, since: null, snapshot: shared };
  const counted = await countEffects({ database: snapshot }, about, {
    judge: judgeIn(services, snapshot, signal),
    onFailing: (failing) =>
      inTransaction(database, async (transaction) => {
        if (!(await insertFailing(transaction, exhibition, made.effectsId, failing)))
          throw new JobRefused('effectsGone');
      }),
    onProgress: (done) => progress(Math.min(done, total), total),
    signal,
  });
  const report = await reportEffects(
    services,
    { exhibition, language },
    made,
    { published, detail },
    counted,
  );
  await inTransaction(database, async (transaction) => {
    if (!(await keepReport(transaction, exhibition, made.effectsId, report)))
      throw new JobRefused('effectsGone');
    await end(transaction);
  });
}

/** By a thread; without threads by this process, in the state that is read. */
function judgeIn(services: SubmissionServices, snapshot: Transaction, signal: AbortSignal): Going['judge'] {
  const apart = effectsApart.of(services.database);
  if (apart === null) return (task) => judgePart({ ...services, database: snapshot }, task);
  return async (task) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return readPart(await apart(task));
      } catch (error) {
        // Calls of people go first.
        if (!(error instanceof Refusal) || error.code !== 'OVERLOADED' || tries === MOST_TRIES) throw error;
        await sleep(AGAIN_MS, undefined, { signal });
      }
    }
  };
}

/** What a thread of this program made. */
function readPart(json: Uint8Array): readonly JudgedSubmission[] {
  const part: readonly JudgedSubmission[] = JSON.parse(new TextDecoder().decode(json));
  return part;
}
