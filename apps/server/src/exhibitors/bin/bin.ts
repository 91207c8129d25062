import type { BinnedExhibitor } from '@zhantai/contract';
import { recordAudit } from '../../audit/index.ts';
import {
  binnedSince,
  isStillReferred,
  mostBinned,
  mostReferences,
  presentBinned,
} from '../../changes/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, type Editor } from '../editor.ts';
import { exhibitorLimits } from '../exhibitor-limits.ts';
import { refuseBeyond, requireFreeCode } from '../save-exhibitor.ts';
import { countExhibitors, insertExhibitor, isStaff, lockExhibitor, lockNames } from '../store/exhibitors.ts';
import { findBinned, findUses, moveToBin, sweepBin, takeFromBin } from './store.ts';

/** The exhibitors that may be restored, the last deleted first. */
export async function readBin(
  database: Database,
  exhibition: Exhibition,
  now: Date,
): Promise<BinnedExhibitor[]> {
  const found = await findBinned(database, exhibition, binnedSince(now), mostBinned);
  return found.map((exhibitor) => presentBinned(exhibitor, exhibition));
}

/**
 * Deletes an exhibitor that has no booth, account, submission or call, nor anything else that refers to it.
 * @throws Refusal NOT_FOUND, EXHIBITOR_IN_USE with what refers to it, LIMIT_REACHED where the bin is full.
 */
export async function deleteExhibitor(
  database: Database,
  editor: Editor,
  exhibitorId: string,
  now: Date,
): Promise<void> {
  const { staff, exhibition } = editor;
  try {
    await inTransaction(database, async (transaction) => {
      await lockNames(transaction, exhibition);
      const kept = await lockExhibitor(transaction, exhibition, exhibitorId);
      if (kept === null) throw new Refusal('NOT_FOUND');
      const { count, names } = await findUses(transaction, exhibition, exhibitorId, mostReferences);
      if (count > 0) throw inUse(names, count);
      await sweepBin(transaction, exhibition, binnedSince(now));
      const binned = await findBinned(transaction, exhibition, binnedSince(now), mostBinned);
      refuseBeyond(binned.length, mostBinned);
      await moveToBin(transaction, exhibition, exhibitorId, kept, { by: staff.accountId, at: now });
      await audit(transaction, editor, 'exhibitor.delete', exhibitorId, kept);
    });
  } catch (error) {
    // Something else refers to it: an exception, a visitor, a later end.
    if (isStillReferred(error)) throw inUse([], 1);
    throw error;
  }
}

/** Restores a deleted exhibitor as it was. @throws Refusal NOT_FOUND, CODE_TAKEN, LIMIT_REACHED. */
export async function restoreExhibitor(
  database: Database,
  editor: Editor,
  exhibitorId: string,
  now: Date,
): Promise<void> {
  const { exhibition } = editor;
  await inTransaction(database, async (transaction) => {
    await lockNames(transaction, exhibition);
    const taken = await takeFromBin(transaction, exhibition, exhibitorId, binnedSince(now));
    if (taken === null) throw new Refusal('NOT_FOUND');
    const { kept, createdAt } = taken;
    await requireFreeCode(transaction, editor, kept.code, exhibitorId);
    refuseBeyond((await countExhibitors(transaction, exhibition)).count, exhibitorLimits.exhibitors);
    const stays = kept.owner !== null && (await isStaff(transaction, exhibition, kept.owner));
    const owner = stays ? kept.owner : null;
    await insertExhibitor(transaction, exhibition, exhibitorId, { ...kept, owner }, createdAt);
    await audit(transaction, editor, 'exhibitor.restore', exhibitorId, kept);
  });
}

function inUse(names: readonly string[], count: number): Refusal {
  return new Refusal('EXHIBITOR_IN_USE', { names: names.join(' '), count }, { names, count });
}

async function audit(
  transaction: Transaction,
  editor: Editor,
  action: 'exhibitor.delete' | 'exhibitor.restore',
  exhibitorId: string,
  { code, name }: { readonly code: string; readonly name: string },
): Promise<void> {
  const { tenantId, exhibitionId } = editor.exhibition;
  await recordAudit(transaction, {
    tenantId,
    exhibitionId,
    actor: actorOf(editor),
    action,
    thing: { kind: 'exhibitor', id: exhibitorId },
    detail: { code, name },
    origin: editor.origin,
  });
}
