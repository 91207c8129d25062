import { limits, type PublishedVersion, type PublishRequest } from '@zhantai/contract';
import { recordAudit } from '../audit/index.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { requireSeenForm } from '../form-settings/index.ts';
import { insertVersion, lockNewestVersion } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { SubmissionServices } from '../submissions/index.ts';
import { countEffects, judgeHere } from './effects/count-effects.ts';
import type { Publisher } from './publisher.ts';
import { publishedDetail } from './read-draft.ts';
import { planReopening } from './reopening/plan-reopening.ts';
import { findNewest, lockDraft, type Detail } from './store/drafts.ts';
import { deleteEffects, findEffects, type EffectsRow } from './store/effects.ts';

/**
 * Makes the draft that a report is about the next version of its form, for ever; every answer keeps its version.
 * @throws Refusal NOT_FOUND outside the limits, EFFECTS_STALE where the draft or the version is another one since, the
 * report is older than an hour, or what was handed in since would lose something or pass no more; and as planReopening.
 */
export async function publishDraft(
  services: SubmissionServices,
  publisher: Publisher,
  formId: string,
  { effectsId, note, showNote = false, reopen }: PublishRequest,
): Promise<PublishedVersion> {
  const { staff, exhibition, origin } = publisher;
  const { database, now } = services;
  await requireSeenForm(database, staff, exhibition, formId);
  const read = await findEffects(database, exhibition, formId, effectsId);
  if (read === null) throw new Refusal('EFFECTS_STALE');
  const newest = await findNewest(database, exhibition, formId);
  const seen = newest?.detail ?? (await publishedDetail(database, exhibition, formId, read.version || null));
  const { language } = publisher;
  const about = { exhibition, formId, language, detail: seen, since: read.madeAt, snapshot: null };
  const { effects } = await countEffects(services, about, {
    judge: judgeHere(services),
    onFailing: () => undefined,
  });
  if (effects.lost.submissions + effects.failing.submissions > 0) throw new Refusal('EFFECTS_STALE');
  return inTransaction(database, async (transaction) => {
    const { detail, version } = await requireUnchanged(transaction, exhibition, read, now());
    const next = version + 1;
    await insertVersion(transaction, exhibition, {
      formId,
      version: next,
      definition: detail,
      by: staff.accountId,
      note: note.trim(),
      noteShown: showNote && note.trim() !== '',
    });
    const published = { formId, version: next, effectsId };
    const jobId =
      reopen === undefined ? null : await planReopening(transaction, publisher, published, reopen, now);
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
        reopen: jobId === null ? 'leave' : (reopen?.which ?? 'leave'),
      },
      origin,
    });
    return { version: next, jobId };
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
