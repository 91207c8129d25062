import { limits, type FormEffects, type PublishedVersion, type PublishRequest } from '@zhantai/contract';
import { parseDefinition, type Language } from '@zhantai/engine';
import { diffDefinition } from '@zhantai/engine/authoring';
import { recordAudit } from '../audit/index.ts';
import type { Origin, Staff } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import { handOverIf } from '../database/call/hand-over.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { formatTime, type Exhibition } from '../exhibitions/index.ts';
import { requireSeenForm } from '../form-settings/index.ts';
import { definitionProblems, findAnyForm, insertVersion, lockNewestVersion } from '../forms/index.ts';
import { newId } from '../platform/new-id.ts';
import { Refusal } from '../platform/refusal.ts';
import type { SubmissionServices } from '../submissions/index.ts';
import { countEffects, type CountedEffects } from './effects/count-effects.ts';
import { publishedDetail } from './read-draft.ts';
import { findNewest, lockDraft, type Detail } from './store/drafts.ts';
import {
  countStanding,
  deleteEffects,
  findEffects,
  insertEffects,
  type EffectsRow,
} from './store/effects.ts';

/** Who publishes, where and from where. */
export interface Publisher {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
  readonly language: Language;
}

/** Seconds after which somebody comes again whose report is still being made. */
const MAKING_SECONDS = 10;

/** Submissions that the event loop judges for one report; of a form with more a thread makes it. */
const MOST_ON_LOOP = 200;

/** Accounts whose report is being made in this process. */
const making = new Set<string>();

const none: CountedEffects = {
  counts: { draft: 0, submitted: 0, wait: 0, adopt: 0, fail: 0 },
  lost: { submissions: 0, fields: [] },
  failing: { submissions: 0, fields: [] },
};

/**
 * What publishing the draft of a form would do, which is read before it is done (console.md §2).
 * @throws HandOver where there are many, Refusal NOT_FOUND outside the limits, DEFINITION_REFUSED with what forbids to publish it, TOO_MANY_REQUESTS while
 * another report is made for the same account.
 */
export async function makeEffects(
  services: SubmissionServices,
  publisher: Publisher,
  formId: string,
): Promise<FormEffects> {
  const { staff, exhibition } = publisher;
  const { database, now } = services;
  const { published_version: version } = await requireSeenForm(database, staff, exhibition, formId);
  if (making.has(staff.accountId)) throw new Refusal('TOO_MANY_REQUESTS', { seconds: MAKING_SECONDS });
  handOverIf((await countStanding(database, exhibition, formId)) > MOST_ON_LOOP);
  making.add(staff.accountId);
  try {
    const madeAt = now();
    const newest = await findNewest(database, exhibition, formId);
    const published = await publishedDetail(database, exhibition, formId, version);
    const detail = newest?.detail ?? published;
    await requireSound(detail);
    const counted = await countFor(services, publisher, formId, detail, null);
    const made: EffectsRow = {
      effectsId: newId(),
      formId,
      draftRevision: newest?.revision ?? 0,
      version: version ?? 0,
      madeAt,
    };
    await inTransaction(database, (transaction) =>
      insertEffects(transaction, exhibition, made, new Date(madeAt.getTime() - limits.effectsMs)),
    );
    return {
      effectsId: made.effectsId,
      madeAt: formatTime(madeAt, exhibition.zone),
      until: formatTime(new Date(madeAt.getTime() + limits.effectsMs), exhibition.zone),
      draftRevision: made.draftRevision,
      version: made.version,
      differences: [...diffDefinition(published, detail)],
      ...counted,
    };
  } finally {
    making.delete(staff.accountId);
  }
}

/**
 * Makes the draft that a report is about the next version of its form, for ever; every answer keeps its version.
 * @throws Refusal NOT_FOUND outside the limits, EFFECTS_STALE where the draft or the version is another one since, the
 * report is older than an hour, or what was handed in since would lose something or pass no more.
 */
export async function publishDraft(
  services: SubmissionServices,
  publisher: Publisher,
  formId: string,
  { effectsId, note }: PublishRequest,
): Promise<PublishedVersion> {
  const { staff, exhibition, origin } = publisher;
  const { database, now } = services;
  await requireSeenForm(database, staff, exhibition, formId);
  const read = await findEffects(database, exhibition, formId, effectsId);
  if (read === null) throw new Refusal('EFFECTS_STALE');
  const newest = await findNewest(database, exhibition, formId);
  const seen = newest?.detail ?? (await publishedDetail(database, exhibition, formId, read.version || null));
  const { lost, failing } = await countFor(services, publisher, formId, seen, read.madeAt);
  if (lost.submissions + failing.submissions > 0) throw new Refusal('EFFECTS_STALE');
  return inTransaction(database, async (transaction) => {
    const { detail, version } = await requireUnchanged(transaction, exhibition, read, now());
    const next = version + 1;
    await insertVersion(transaction, exhibition, {
      formId,
      version: next,
      definition: detail,
      by: staff.accountId,
      note: note.trim(),
    });
    await deleteEffects(transaction, exhibition, formId);
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: 'form.publish',
      thing: { kind: 'form', id: formId },
      detail: {
        change: { version: { from: version, to: next } },
        draftRevision: read.draftRevision,
        note: note.trim(),
      },
      origin,
    });
    return { version: next };
  });
}

/** The draft that a report is about, which nobody changes or publishes until the transaction ends. */
async function requireUnchanged(
  transaction: Transaction,
  exhibition: Exhibition,
  { formId, draftRevision, version, madeAt, effectsId }: EffectsRow,
  now: Date,
): Promise<{ readonly detail: Detail; readonly version: number }> {
  const revision = await lockDraft(transaction, exhibition, formId);
  const current = await lockNewestVersion(transaction, exhibition, formId);
  // Who was faster took every report with their version.
  const kept = await findEffects(transaction, exhibition, formId, effectsId);
  const isOld = now.getTime() - madeAt.getTime() >= limits.effectsMs;
  if (kept === null || revision !== draftRevision || current !== version || isOld)
    throw new Refusal('EFFECTS_STALE');
  const newest = await findNewest(transaction, exhibition, formId);
  const detail = newest?.detail ?? (await publishedDetail(transaction, exhibition, formId, version || null));
  return { detail, version };
}

async function requireSound(detail: Detail): Promise<void> {
  const problems = await definitionProblems(detail);
  if (problems.length > 0)
    throw new Refusal('DEFINITION_REFUSED', { count: problems.length }, { problems: problems.slice(0, 100) });
}

/** What a definition does to the submissions of a form that changed since; null is all. */
async function countFor(
  services: SubmissionServices,
  { exhibition, language }: Publisher,
  formId: string,
  detail: Detail,
  since: Date | null,
): Promise<CountedEffects> {
  const form = await findAnyForm(services.database, exhibition, formId);
  if (form === null) return none;
  const next = parseDefinition(detail, { language });
  return countEffects({ services, exhibition, form, language }, next, since);
}
