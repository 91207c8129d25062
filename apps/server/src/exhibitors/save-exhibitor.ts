import type { ChangeExhibitorRequest, CreateExhibitorRequest } from '@zhantai/contract';
import { recordAudit } from '../audit/index.ts';
import { changeThing } from '../changes/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { newId } from '../platform/new-id.ts';
import { Refusal } from '../platform/refusal.ts';
import { cleanExhibitor } from './clean-exhibitor.ts';
import { actorOf, type Editor } from './editor.ts';
import { exhibitorLimits } from './exhibitor-limits.ts';
import { nextCode } from './next-code.ts';
import { requireSeenExhibitor } from './policy.ts';
import {
  countExhibitors,
  countTags,
  findByCode,
  insertExhibitor,
  isStaff,
  lockExhibitor,
  lockNames,
  updateExhibitor,
  type KeptExhibitor,
} from './store/exhibitors.ts';

/** Makes an exhibitor. @returns its id. @throws Refusal CODE_TAKEN, LIMIT_REACHED. */
export async function createExhibitor(
  database: Database,
  editor: Editor,
  request: CreateExhibitorRequest,
  now: Date,
): Promise<string> {
  const { exhibition, origin } = editor;
  const { tenantId, exhibitionId } = exhibition;
  return inTransaction(database, async (transaction) => {
    await lockNames(transaction, exhibition);
    const { count, lastNumber } = await countExhibitors(transaction, exhibition);
    refuseBeyond(count, exhibitorLimits.exhibitors);
    const exhibitorId = newId();
    const { code = nextCode(lastNumber), nameEn = '', origin: from = 'cn', language = 'zh-Hans' } = request;
    const { tags = [], state = 'invited', note = '' } = request;
    const made = cleanExhibitor({
      code,
      name: request.name,
      nameEn,
      origin: from,
      language,
      tags,
      state,
      note,
      owner: null,
    });
    await requireFreeCode(transaction, editor, made.code, exhibitorId);
    await requireFewTags(transaction, editor, made.tags);
    await insertExhibitor(transaction, exhibition, exhibitorId, made, now);
    await recordAudit(transaction, {
      tenantId,
      exhibitionId,
      actor: actorOf(editor),
      action: 'exhibitor.create',
      thing: { kind: 'exhibitor', id: exhibitorId },
      detail: { code: made.code, name: made.name },
      origin,
    });
    return exhibitorId;
  });
}

/**
 * Changes an exhibitor by comparison (console.md §0.3).
 * @throws Refusal NOT_FOUND outside the limits, THING_CHANGED with conflicts, CODE_TAKEN, LIMIT_REACHED, BAD_REQUEST for
 * an owner who is not of the staff.
 */
export async function changeExhibitor(
  database: Database,
  editor: Editor,
  exhibitorId: string,
  { change }: ChangeExhibitorRequest,
): Promise<void> {
  const { staff, exhibition, origin } = editor;
  await inTransaction(database, async (transaction) => {
    if (change.code !== undefined || change.tags !== undefined) await lockNames(transaction, exhibition);
    await requireSeenExhibitor(transaction, exhibition, staff, exhibitorId);
    const kept = await lockExhibitor(transaction, exhibition, exhibitorId);
    if (kept === null) throw new Refusal('NOT_FOUND');
    const about = {
      exhibition,
      actor: actorOf(editor),
      origin,
      action: 'exhibitor.change',
      thing: { kind: 'exhibitor', id: exhibitorId },
      sets: ['tags'],
      withheld: ['note'],
    } as const;
    const next = await changeThing<KeptExhibitor>(transaction, about, kept, change);
    if (next === null) return;
    const cleaned = cleanExhibitor(next);
    if (cleaned.code !== kept.code) await requireFreeCode(transaction, editor, cleaned.code, exhibitorId);
    await requireFewTags(
      transaction,
      editor,
      cleaned.tags.filter((tag) => !kept.tags.includes(tag)),
    );
    const { owner } = cleaned;
    if (owner !== null && owner !== kept.owner && !(await isStaff(transaction, exhibition, owner)))
      throw new Refusal('BAD_REQUEST', { detail: 'owner' });
    await updateExhibitor(transaction, exhibition, exhibitorId, cleaned);
  });
}

/** @throws Refusal CODE_TAKEN. */
export async function requireFreeCode(
  transaction: Transaction,
  { exhibition }: Editor,
  code: string,
  exhibitorId: string,
): Promise<void> {
  const holder = await findByCode(transaction, exhibition, code);
  if (holder !== null && holder !== exhibitorId) throw new Refusal('CODE_TAKEN', { code });
}

/** @throws Refusal LIMIT_REACHED where new tags would make too many. */
async function requireFewTags(
  transaction: Transaction,
  { exhibition }: Editor,
  tags: readonly string[],
): Promise<void> {
  if (tags.length === 0) return;
  const count = await countTags(transaction, exhibition, tags);
  refuseBeyond(count - 1, exhibitorLimits.tags);
}

/** @throws Refusal LIMIT_REACHED where there are as many as there may be. */
export function refuseBeyond(count: number, limit: number): void {
  if (count >= limit) throw new Refusal('LIMIT_REACHED', { limit, count }, { limit, count });
}
