import type { ChangeBoothRequest, CreateBoothRequest } from '@zhantai/contract';
import { recordAudit } from '../audit/index.ts';
import { changeThing } from '../changes/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { newId } from '../platform/new-id.ts';
import { Refusal } from '../platform/refusal.ts';
import { actorOf, type Editor } from './editor.ts';
import { exhibitorLimits } from './exhibitor-limits.ts';
import { requireSeenExhibitor, requireSeenHall } from './policy.ts';
import { refuseBeyond } from './save-exhibitor.ts';
import {
  countBooths,
  findByPlace,
  insertBooth,
  lockBooth,
  updateBooth,
  type KeptBooth,
} from './store/booths.ts';
import { lockExhibitor, lockNames } from './store/exhibitors.ts';

/** Makes a booth. @returns its id. @throws Refusal NOT_FOUND outside the halls and for nobody, BOOTH_TAKEN, LIMIT_REACHED. */
export async function createBooth(
  database: Database,
  editor: Editor,
  { hall, number, area, type, heightLimit = null, tags = [], exhibitorId = null }: CreateBoothRequest,
): Promise<string> {
  const { staff, exhibition, origin } = editor;
  requireSeenHall(staff, hall);
  const booth = cleanBooth({ hall, number, area, type, heightLimit, tags, exhibitorId });
  return inTransaction(database, async (transaction) => {
    await lockNames(transaction, exhibition);
    refuseBeyond(await countBooths(transaction, exhibition), exhibitorLimits.booths);
    const boothId = newId();
    await requireFreePlace(transaction, editor, booth, boothId);
    await requireExhibitor(transaction, editor, booth);
    await insertBooth(transaction, exhibition, boothId, booth);
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: actorOf(editor),
      action: 'booth.create',
      thing: { kind: 'booth', id: boothId },
      detail: { ...booth },
      origin,
    });
    return boothId;
  });
}

/**
 * Changes a booth by comparison, moves it to another exhibitor or frees it. What was handed in for it stays with it, as
 * it was then.
 * @throws Refusal NOT_FOUND where one end of a move lies outside the halls, THING_CHANGED with conflicts, BOOTH_TAKEN.
 */
export async function changeBooth(
  database: Database,
  editor: Editor,
  boothId: string,
  { change }: ChangeBoothRequest,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (change.hall !== undefined || change.number !== undefined)
      await lockNames(transaction, editor.exhibition);
    await changeBoothWithin(transaction, editor, boothId, change);
  });
}

/** As {@link changeBooth}, in a transaction that changes more; who changes its place locks the names before. */
export async function changeBoothWithin(
  transaction: Transaction,
  editor: Editor,
  boothId: string,
  change: ChangeBoothRequest['change'],
): Promise<void> {
  const { staff, exhibition, origin } = editor;
  const kept = await lockBooth(transaction, exhibition, boothId);
  if (kept === null) throw new Refusal('NOT_FOUND');
  requireSeenHall(staff, kept.hall);
  const about = {
    exhibition,
    actor: actorOf(editor),
    origin,
    action: 'booth.change',
    thing: { kind: 'booth', id: boothId },
    sets: ['tags'],
  } as const;
  const next = await changeThing<KeptBooth>(transaction, about, kept, change);
  if (next === null) return;
  const booth = cleanBooth(next);
  requireSeenHall(staff, booth.hall);
  if (booth.hall !== kept.hall || booth.number !== kept.number)
    await requireFreePlace(transaction, editor, booth, boothId);
  if (booth.exhibitorId !== kept.exhibitorId) await requireExhibitor(transaction, editor, booth);
  await updateBooth(transaction, exhibition, boothId, booth);
}

/** @throws Refusal BAD_REQUEST for figures finer than they are kept. */
function cleanBooth(booth: KeptBooth): KeptBooth {
  const { area, heightLimit } = booth;
  if (!isHundredths(area)) throw new Refusal('BAD_REQUEST', { detail: 'area' });
  if (heightLimit !== null && !isHundredths(heightLimit))
    throw new Refusal('BAD_REQUEST', { detail: 'heightLimit' });
  return {
    ...booth,
    hall: booth.hall.trim(),
    number: booth.number.trim(),
    tags: [...new Set(booth.tags)].toSorted(),
  };
}

function isHundredths(figure: number): boolean {
  return Number(figure.toFixed(2)) === figure;
}

/** @throws Refusal BOOTH_TAKEN. */
async function requireFreePlace(
  transaction: Transaction,
  { exhibition }: Editor,
  booth: KeptBooth,
  boothId: string,
): Promise<void> {
  const there = await findByPlace(transaction, exhibition, booth);
  if (there !== null && there !== boothId)
    throw new Refusal('BOOTH_TAKEN', { booth: `${booth.hall} ${booth.number}` });
}

/** @throws Refusal NOT_FOUND where the booth is to be of an exhibitor that is not there, or not within the halls. */
async function requireExhibitor(
  transaction: Transaction,
  { staff, exhibition }: Editor,
  { exhibitorId }: KeptBooth,
): Promise<void> {
  if (exhibitorId === null) return;
  await requireSeenExhibitor(transaction, exhibition, staff, exhibitorId);
  if ((await lockExhibitor(transaction, exhibition, exhibitorId)) === null) throw new Refusal('NOT_FOUND');
}
