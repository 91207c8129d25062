import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { limits, type SavedDraft, type SaveDraftRequest } from '@zhantai/contract';
import { mergeDraft, withSchemes, type MergedDraft } from '@zhantai/engine/authoring';
import type { Staff } from '../auth/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { formatTime, type Exhibition } from '../exhibitions/index.ts';
import { requireSeenForm } from '../form-settings/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { draftProblems } from './draft-problems.ts';
import { publishedDetail } from './read-draft.ts';
import { requireWithinLimits } from './require-within-limits.ts';
import {
  deleteOldStates,
  findNewest,
  findState,
  insertState,
  lockDraft,
  type Detail,
} from './store/drafts.ts';

/** Who saves a draft, where and when. */
export interface DraftAuthor {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly now: Date;
}

/**
 * Saves a draft, made one with what others saved since (console.md §2): what only one changed is taken. Of rules its
 * schemes are made; problems never stop it.
 * @throws Refusal NOT_FOUND outside the limits, LIMIT_REACHED for more than a form may have, DRAFT_CONFLICT with both
 * values of what two changed differently, DRAFT_BASE_GONE where what it began with is kept no more and does not come along.
 */
export async function saveDraft(
  database: Database,
  { staff, exhibition, now }: DraftAuthor,
  formId: string,
  { base, detail, step, baseDetail }: SaveDraftRequest,
): Promise<SavedDraft> {
  requireWithinLimits(detail);
  if (baseDetail !== undefined) requireWithinLimits(baseDetail);
  const form = await requireSeenForm(database, staff, exhibition, formId);
  // Large ones are judged for a tenth of a second in all: others have their turn in between.
  await nextTurn();
  return inTransaction(database, async (transaction) => {
    const revision = await lockDraft(transaction, exhibition, formId);
    const newest = await findNewest(transaction, exhibition, formId);
    const published = await publishedDetail(transaction, exhibition, formId, form.published_version);
    const theirs = newest?.detail ?? published;
    const isNewest = base === revision;
    const began = isNewest
      ? theirs
      : await baseOf(transaction, exhibition, formId, base, baseDetail, published);
    if (began === null) throw new Refusal('DRAFT_BASE_GONE');
    await nextTurn();
    const { merged, conflicts, notes } = isNewest ? alone(began, detail) : mergeDraft(began, detail, theirs);
    if (conflicts.length > 0)
      throw new Refusal(
        'DRAFT_CONFLICT',
        { count: conflicts.length },
        { revision, conflicts, merged, theirs },
      );
    await nextTurn();
    const saved = { notes: [...notes], ...(isDeepStrictEqual(merged, detail) ? {} : { merged }) };
    const problems = draftProblems(merged);
    if (newest !== null && isDeepStrictEqual(merged, theirs))
      return { ...saved, revision, savedAt: formatTime(newest.savedAt, exhibition.zone), problems };
    const continues =
      newest !== null &&
      isNewest &&
      newest.savedBy === staff.accountId &&
      now.getTime() - newest.begunAt.getTime() < limits.draftStateSpanMs;
    await insertState(transaction, exhibition, {
      formId,
      revision: revision + 1,
      detail: merged,
      step: step.trim(),
      savedBy: staff.accountId,
      savedAt: now,
      begunAt: continues ? newest.begunAt : now,
      replacesLast: continues,
    });
    await deleteOldStates(transaction, exhibition, formId, revision + 1, {
      most: limits.draftStates,
      historySince: new Date(now.getTime() - limits.draftStateMs),
      bases: limits.draftBases,
      basesSince: new Date(now.getTime() - limits.draftBaseMs),
    });
    return { ...saved, revision: revision + 1, savedAt: formatTime(now, exhibition.zone), problems };
  });
}

/** What nobody else changed meanwhile: its schemes made from its rules, those kept that read as they do. */
function alone(began: Detail, detail: Detail): MergedDraft {
  const schemes = [detail, began].map((one) => schemeOf(one));
  return { merged: withSchemes(detail, schemes), conflicts: [], notes: [] };
}

function schemeOf({ formLogic }: Detail): unknown {
  return typeof formLogic === 'object' && formLogic !== null && 'scheme' in formLogic
    ? formLogic.scheme
    : undefined;
}

async function baseOf(
  transaction: Transaction,
  exhibition: Exhibition,
  formId: string,
  base: number,
  own: Detail | undefined,
  published: Detail,
): Promise<Detail | null> {
  const kept = await findState(transaction, exhibition, formId, base);
  // Before the first state a draft is what is published.
  return kept?.detail ?? own ?? (base === 0 ? published : null);
}
