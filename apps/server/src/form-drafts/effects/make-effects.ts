import { limits, type EffectsBegun, type FormEffects } from '@zhantai/contract';
import { Value } from 'typebox/value';
import { FormEffects as FormEffectsSchema } from '@zhantai/contract/schemas';
import { handOverIf } from '../../database/call/hand-over.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { requireSeenForm } from '../../form-settings/index.ts';
import { definitionProblems } from '../../forms/index.ts';
import { addLongJob } from '../../jobs/index.ts';
import { newId } from '../../platform/new-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import type { Publisher } from '../publisher.ts';
import { findOutside } from '../find-outside.ts';
import { publishedDetail } from '../read-draft.ts';
import { findNewest, type Detail } from '../store/drafts.ts';
import {
  countStanding,
  findEffectsJob,
  findReport,
  insertEffects,
  insertFailing,
  keepReport,
  type EffectsRow,
  type FailingRow,
} from '../store/effects.ts';
import { countEffects, judgeHere } from './count-effects.ts';
import { effectsKind, type EffectsPayload } from './effects-job.ts';
import { reportEffects } from './report-effects.ts';

/** Seconds after which somebody comes again whose report is still being made. */
const MAKING_SECONDS = 10;

/** Submissions that the event loop judges for one report; of a form with more a thread makes it. */
const MOST_ON_LOOP = 200;

/** Accounts whose report is being made in this process. */
const making = new Set<string>();

/**
 * What publishing the draft of a form would do, which is read before it is done (console.md §2); of a form with many
 * submissions the job that finds it, which is the same for whoever asks again while it runs.
 * @throws HandOver where there are some, Refusal NOT_FOUND outside the limits, DEFINITION_REFUSED with what forbids to publish
 * it, SETTINGS_REFUSED with what of its settings does not fit, TOO_MANY_REQUESTS while another report is made for the same account.
 */
export async function makeEffects(
  services: SubmissionServices,
  publisher: Publisher,
  formId: string,
): Promise<FormEffects | EffectsBegun> {
  const { staff, exhibition, language } = publisher;
  const { database, now } = services;
  const form = await requireSeenForm(database, staff, exhibition, formId);
  const { published_version: version } = form;
  if (making.has(staff.accountId)) throw new Refusal('TOO_MANY_REQUESTS', { seconds: MAKING_SECONDS });
  const standing = await countStanding(database, exhibition, formId);
  const isLong = standing > limits.effectsInCall;
  handOverIf(!isLong && standing > MOST_ON_LOOP);
  making.add(staff.accountId);
  try {
    const madeAt = now();
    const newest = await findNewest(database, exhibition, formId);
    const published = await publishedDetail(database, exhibition, formId, version);
    const detail = newest?.detail ?? published;
    await requireSound(detail);
    const outside = await findOutside(database, exhibition, form, detail, language);
    if (outside.length > 0)
      throw new Refusal('SETTINGS_REFUSED', { count: outside.length }, { problems: outside });
    const states = { draftRevision: newest?.revision ?? 0, version: version ?? 0 };
    if (isLong) return { jobId: await beginJob(services, publisher, { formId, language, ...states }) };
    const made: EffectsRow = { effectsId: newId(), formId, ...states, madeAt };
    const failing: FailingRow[] = [];
    const about = { exhibition, formId, language, detail, since: null, snapshot: null };
    const counted = await countEffects(services, about, {
      judge: judgeHere(services),
      onFailing: (rows) => void failing.push(...rows),
    });
    const report = await reportEffects(services, publisher, made, { published, detail }, counted);
    await inTransaction(database, async (transaction) => {
      await insertEffects(transaction, exhibition, made, new Date(madeAt.getTime() - limits.effectsMs));
      await insertFailing(transaction, exhibition, made.effectsId, failing);
      await keepReport(transaction, exhibition, made.effectsId, report);
    });
    return report;
  } finally {
    making.delete(staff.accountId);
  }
}

/** The job that makes a report; one that somebody waits for already is not begun once more. */
async function beginJob(
  { database, vault }: SubmissionServices,
  { staff, exhibition }: Publisher,
  payload: EffectsPayload,
): Promise<string> {
  const { accountId } = staff;
  return inTransaction(database, async (transaction) => {
    const running = await findEffectsJob(transaction, exhibition, { kind: effectsKind, accountId, payload });
    const job = { kind: effectsKind, payload, accountId, secret: null };
    return running ?? addLongJob(transaction, vault, exhibition, job);
  });
}

/**
 * A report that was made, by a job or a call.
 * @throws Refusal NOT_FOUND outside the limits, EFFECTS_STALE where it is not kept any more, or not yet.
 */
export async function readEffects(
  { database }: SubmissionServices,
  { staff, exhibition }: Publisher,
  formId: string,
  effectsId: string,
): Promise<FormEffects> {
  await requireSeenForm(database, staff, exhibition, formId);
  const report = await findReport(database, exhibition, formId, effectsId);
  if (!Value.Check(FormEffectsSchema, report)) throw new Refusal('EFFECTS_STALE');
  return report;
}

async function requireSound(detail: Detail): Promise<void> {
  const problems = await definitionProblems(detail);
  if (problems.length > 0)
    throw new Refusal('DEFINITION_REFUSED', { count: problems.length }, { problems: problems.slice(0, 100) });
}
