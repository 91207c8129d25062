import { isDeepStrictEqual } from 'node:util';
import type { ImageExamRequest } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { v7 as uuid } from 'uuid';
import { recordAudit } from '../../audit/index.ts';
import type { Origin } from '../../auth/index.ts';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { requireChanging } from '../../forms/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  requireBooth,
  requireOpenOrGrace,
  refuseAnswers,
  type FormCall,
  type SubmissionServices,
} from '../../submissions/index.ts';
import { auditActorOf } from '../orders/audit-actor-of.ts';
import { findDrawings, insertDrawing, insertDrawingStep, updateDrawing } from '../store/drawings.ts';
import { checkDrawings } from './check-drawings.ts';
import { findLock, slotLock, type DrawingLock } from './drawing-lock.ts';
import { drawingPlace } from './drawing-slots.ts';
import { handedIn, type Drawing } from './drawing.ts';

type Image = ImageExamRequest['images'][number];

/**
 * Hands drawings in for review, all of a call or none. Slots that are not named stay as they are, and a slot that holds
 * just that already does too, so that a call sent again changes nothing.
 * @throws Refusal FORM_CLOSED, DECIDED for a slot that was adopted, UNDER_REVIEW or DECIDED while the form
 * is and the slot was not returned, ANSWERS_REFUSED with what is wrong with the files, and as {@link checkDrawings}.
 */
export async function submitDrawings(
  services: SubmissionServices,
  call: FormCall,
  images: readonly Image[],
  language: Language,
  origin: Origin,
): Promise<void> {
  const { database, definitions } = services;
  const { actor, form, target } = call;
  const { exhibition, subjectKey } = actor;
  requireChanging(actor);
  requireBooth(actor, target);
  await requireOpenOrGrace(services, actor, form);
  const version = await definitions.load(database, exhibition, form.formId, form.version);
  const definition = version.in(language);
  const places = new Map(images.map(({ slot }) => [slot, drawingPlace(definition, slot)]));
  const problems = await checkDrawings(database, exhibition, subjectKey, places, [...images]);
  if (problems.length > 0) throw refuseAnswers(problems, language);
  await inTransaction(database, async (transaction) => {
    const at = services.now();
    const owner = { formId: form.formId, subjectKey, boothId: target.booth?.boothId ?? '' };
    const known = await findDrawings(transaction, exhibition, owner, true);
    const lock = await findLock(transaction, call);
    for (const image of images) {
      const before = known.find(({ slot }) => slot === image.slot);
      // One connection, one statement at a time.
      await handIn(transaction, call, image, { before, lock, at, origin });
    }
  });
}

interface HandingIn {
  readonly before: Drawing | undefined;
  readonly lock: DrawingLock;
  readonly at: Date;
  readonly origin: Origin;
}

async function handIn(
  transaction: Transaction,
  { actor, form, target }: FormCall,
  { slot, fileIds, note }: Image,
  { before, lock, at, origin }: HandingIn,
): Promise<void> {
  const { exhibition, subject, subjectKey, user } = actor;
  const text = note?.trim() ?? '';
  if (before !== undefined) {
    const last = handedIn(before);
    const same = isDeepStrictEqual(last?.fileIds, fileIds) && last?.note === text;
    if (same && before.status !== 'fail') return;
  }
  const locked = slotLock(before?.status ?? null, lock);
  if (locked !== null) throw new Refusal(locked, {}, { slot });
  const drawing = {
    drawingId: before?.drawingId ?? uuid(),
    formId: form.formId,
    subjectKey,
    exhibitorId: 'exhibitorId' in subject ? subject.exhibitorId : null,
    boothId: target.booth?.boothId ?? '',
    slot,
    status: 'wait' as const,
    revision: (before?.revision ?? 0) + 1,
    submittedAt: at,
    decidedAt: null,
  };
  if (before !== undefined) await updateDrawing(transaction, exhibition, drawing);
  else if (!(await insertDrawing(transaction, exhibition, drawing))) {
    // Somebody handed it in first at the very same moment; theirs stands.
    throw new Refusal('STALE_REVISION', {}, { slot });
  }
  const step = {
    action: 'submit' as const,
    revision: drawing.revision,
    fileIds,
    note: text,
    comment: null,
    accountId: user.accountId,
    at,
  };
  const number = (before?.steps.length ?? 0) + 1;
  await insertDrawingStep(transaction, exhibition, drawing.drawingId, number, step, origin.address);
  await recordAudit(transaction, {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    actor: auditActorOf(actor),
    action: 'drawing.submit',
    thing: { kind: 'drawing', id: drawing.drawingId },
    detail: { formId: form.formId, slot, revision: drawing.revision, files: fileIds },
    origin,
  });
}
