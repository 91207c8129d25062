import type { FilledIn, FillInRequest, ForExhibitor, ForExhibitorQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { languages } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import { recordAudit } from '../../audit/index.ts';
import type { Transaction } from '../../database/database.ts';
import { maySeeForm } from '../../booths/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { chooseForm, findActorForStaff, type PublishedForm } from '../../forms/index.ts';
import { tellExhibitor } from '../../notices/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  actorAt,
  fillIn,
  findTarget,
  isOver,
  readInfo,
  requireBooth,
  withOwnLocked,
  type FormCall,
  type SubmissionServices,
} from '../../submissions/index.ts';
import { actorOf, type Editor } from '../editor.ts';
import { requireSeenExhibitor, requireSeenHall } from '../policy.ts';
import { insertFillingIn } from './store.ts';

/** Which form of whom. */
export interface FormOfExhibitor {
  readonly exhibitorId: string;
  readonly formId: string;
}

/**
 * A form of an exhibitor, with a member of staff in its place who sees nothing sensitive.
 * @throws Refusal NOT_FOUND for nobody and outside the limits, FORBIDDEN for a form that is not for this exhibitor, FORM_COMES_AFTER,
 * BOOTH_NOT_YOURS.
 */
export async function openForExhibitor(
  { database }: SubmissionServices,
  { staff, exhibition }: Editor,
  { exhibitorId, formId }: FormOfExhibitor,
  { boothId, id }: ForExhibitorQuery,
): Promise<FormCall> {
  await requireSeenExhibitor(database, exhibition, staff, exhibitorId);
  if (!maySeeForm(staff, formId)) throw new Refusal('NOT_FOUND');
  const author = { accountId: staff.accountId, name: staff.name, fillsIn: true } as const;
  const subject = { kind: 'exhibitor', exhibitorId } as const;
  const place = { exhibitorId, role: 'exhibitor', subject, readOnly: false } as const;
  const actor = await findActorForStaff(database, author, exhibition, place);
  const form = await chooseForm(database, actor, { formId });
  const target = await findTarget(database, actor, form, id, boothId);
  if (target.booth !== null) requireSeenHall(staff, target.booth.hall);
  return { actor: actorAt(actor, target), form, target };
}

/** The form as the exhibitor has it; what stays with the exhibitor is locked. */
export async function readForExhibitor(
  services: SubmissionServices,
  call: FormCall,
  language: Language,
): Promise<ForExhibitor> {
  const { actor, form } = call;
  const info = await readInfo(services, call, language);
  const version = await services.definitions.load(
    services.database,
    actor.exhibition,
    form.formId,
    form.version,
  );
  return {
    ...info,
    form: withOwnLocked(info.form, version.in(language)),
    exhibitor: { id: actor.exhibitor?.exhibitorId ?? '', name: actor.exhibitor?.name ?? '' },
    isOver: isOver(services, call),
  };
}

/** Fills it in, keeps why, and tells the exhibitor. @throws Refusal as {@link fillIn}, BOOTH_NOT_YOURS. */
export async function fillInForExhibitor(
  services: SubmissionServices,
  editor: Editor,
  call: FormCall,
  request: FillInRequest,
  language: Language,
): Promise<FilledIn> {
  requireBooth(call.actor, call.target);
  const { staff, exhibition, origin } = editor;
  const late = isOver(services, call);
  const filled = await fillIn(services, call, request, language, origin);
  const reason = request.reason.trim();
  const lateReason = late ? (request.lateReason?.trim() ?? null) : null;
  // Under its key the call is one transaction: all of it is kept, or nothing.
  await inTransaction(services.database, async (transaction) => {
    const at = services.now();
    const { id: submissionId, revision } = filled;
    const kept = { submissionId, revision, accountId: staff.accountId, reason, lateReason, at };
    await insertFillingIn(transaction, exhibition, kept);
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: actorOf(editor),
      action: 'submission.fill-in',
      thing: { kind: 'submission', id: submissionId },
      detail: { formId: call.form.formId, revision, status: filled.status, lateReason },
      reason,
      origin,
    });
    await tell(transaction, editor, call.form, call.actor.exhibitor?.exhibitorId ?? '', filled, at);
  });
  return filled;
}

async function tell(
  transaction: Transaction,
  { staff, exhibition }: Editor,
  { formCode }: PublishedForm,
  exhibitorId: string,
  { status, gaps, lacksConsent }: FilledIn,
  at: Date,
): Promise<void> {
  const word =
    status !== 'draft'
      ? 'noticeFilledIn'
      : gaps.length > 0 || lacksConsent
        ? 'noticeFilledInGaps'
        : 'noticeFilledInDraft';
  const title = Object.fromEntries(
    languages.map((language) => [
      language,
      renderServerWord(word, language, { form: formCode, gaps: gaps.slice(0, MOST_GAPS).join('、') }),
    ]),
  );
  await tellExhibitor(transaction, exhibition, { exhibitorId, title, by: staff.accountId, at });
}

/** A notice names so many things that are missing. */
const MOST_GAPS = 5;
