import type { BinnedForm } from '@zhantai/contract';
import { binnedSince, isStillReferred, mostBinned, presentBinned } from '../../changes/index.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireFreeFormCode, requireFreePageKey, type FormEditor } from '../change-form.ts';
import { refuseBeyond } from '../create-form.ts';
import { findFormNames, lockForm, lockFormNames } from '../store/settings.ts';
import { auditForm, inUse } from './put-away.ts';
import { findUses } from './store/references.ts';
import { findBinned, moveToBin, sweepBin, takeFromBin } from './store/states.ts';

/** The forms that may be restored, the last deleted first. */
export async function readFormBin(
  database: Database,
  exhibition: Exhibition,
  now: Date,
): Promise<BinnedForm[]> {
  const found = await findBinned(database, exhibition, binnedSince(now), mostBinned);
  return found.map((form) => presentBinned(form, exhibition));
}

/**
 * Deletes a form of which nothing was published, that nobody began and nothing names.
 * @throws Refusal NOT_FOUND, FORM_IN_USE with what refers to it, LIMIT_REACHED where the bin is full.
 */
export async function deleteForm(
  database: Database,
  editor: FormEditor,
  formId: string,
  now: Date,
): Promise<void> {
  const { staff, exhibition } = editor;
  try {
    await inTransaction(database, async (transaction) => {
      await lockFormNames(transaction, exhibition);
      const form = await lockForm(transaction, exhibition, formId);
      if (form === null) throw new Refusal('NOT_FOUND');
      const found = await findUses(transaction, exhibition, form);
      if (found.count > 0) throw inUse(found);
      await sweepBin(transaction, exhibition, binnedSince(now));
      const { length: count } = await findBinned(transaction, exhibition, binnedSince(now), mostBinned);
      const limit = mostBinned;
      if (count >= limit) throw new Refusal('LIMIT_REACHED', { limit, count }, { limit, count });
      await moveToBin(transaction, exhibition, formId, { by: staff.accountId, at: now });
      await auditForm(transaction, editor, 'form.delete', form);
    });
  } catch (error) {
    // Something else refers to it, as a later end or a link.
    if (isStillReferred(error)) throw inUse({ count: 1, references: [] });
    throw error;
  }
}

/** Restores a deleted form as it was. @throws Refusal NOT_FOUND, FORM_CODE_TAKEN, PAGE_KEY_TAKEN, LIMIT_REACHED. */
export async function restoreForm(
  database: Database,
  editor: FormEditor,
  formId: string,
  now: Date,
): Promise<void> {
  const { exhibition } = editor;
  await inTransaction(database, async (transaction) => {
    await lockFormNames(transaction, exhibition);
    refuseBeyond((await findFormNames(transaction, exhibition)).length);
    const names = await takeFromBin(transaction, exhibition, formId, binnedSince(now));
    if (names === null) throw new Refusal('NOT_FOUND');
    // It is there again: another one has the name, or none has.
    await requireFreeFormCode(transaction, exhibition, names.code, formId);
    await requireFreePageKey(transaction, exhibition, names.pageKey);
    await names.restore();
    const form = await lockForm(transaction, exhibition, formId);
    if (form === null) throw new Error(`The form ${formId} was not restored.`);
    await auditForm(transaction, editor, 'form.restore', form);
  });
}
