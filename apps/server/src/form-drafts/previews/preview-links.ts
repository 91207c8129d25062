import { limits, type FormPreview, type OpenPreview } from '@zhantai/contract';
import { withSchemes } from '@zhantai/engine/authoring';
import type { Language } from '@zhantai/engine';
import { recordAudit } from '../../audit/index.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime, localText, type Exhibition } from '../../exhibitions/index.ts';
import { requireSeenForm } from '../../form-settings/index.ts';
import { newId } from '../../platform/new-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { closeLink, linkAddress, linkFor, type Ticket } from '../../tickets/index.ts';
import type { Publisher } from '../publisher.ts';
import { readDraft } from '../read-draft.ts';
import type { Detail } from '../store/drafts.ts';
import {
  deletePreview,
  findPreview,
  findPreviews,
  insertPreview,
  type PreviewLine,
} from '../store/previews.ts';

/** Seconds that a page which opened a link may ask what it shows. */
const TICKET_SECONDS = 3_600;

/** What links to drafts work with. */
export interface PreviewServices {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** The open links of a form, the newest first. @throws Refusal NOT_FOUND outside the limits. */
export async function listPreviews(
  { database, publicUrl, now }: PreviewServices,
  { staff, exhibition }: Publisher,
  formId: string,
): Promise<FormPreview[]> {
  await requireSeenForm(database, staff, exhibition, formId);
  const lines = await findPreviews(database, exhibition, formId, now());
  return lines.map((line) => present(line, exhibition, publicUrl));
}

/**
 * Makes a link to the draft as it stands, which whoever has it reads for seven days without an account.
 * @throws Refusal NOT_FOUND outside the limits, LIMIT_REACHED where so many are open.
 */
export async function makePreview(
  { database, publicUrl, now }: PreviewServices,
  { staff, exhibition, origin }: Publisher,
  formId: string,
): Promise<FormPreview> {
  const madeAt = now();
  const { detail, revision } = await readDraft(database, staff, exhibition, formId, madeAt);
  return inTransaction(database, async (transaction) => {
    const open = await findPreviews(transaction, exhibition, formId, madeAt);
    if (open.length >= limits.formPreviews) {
      const exceeded = { limit: limits.formPreviews, count: open.length + 1 };
      throw new Refusal('LIMIT_REACHED', exceeded, exceeded);
    }
    const previewId = newId();
    const endsAt = new Date(madeAt.getTime() + limits.formPreviewLifeMs);
    const wish = {
      of: { subjectId: previewId },
      purpose: 'preview' as const,
      path: '/preview',
      formId,
      kind: '',
      mostTickets: null,
      ticketUses: 0,
      ticketSeconds: TICKET_SECONDS,
      closesAt: endsAt,
    };
    const { code } = await linkFor(transaction, exhibition, wish, madeAt);
    const line = { previewId, code, madeAt, endsAt };
    const madeBy = staff.accountId;
    await insertPreview(transaction, exhibition, { ...line, formId, detail: asItTravels(detail), madeBy });
    await recordAudit(transaction, {
      ...audited({ staff, exhibition, origin }, formId),
      action: 'form.previewLink',
      detail: { previewId: line.previewId, draftRevision: revision },
    });
    const [made] = (await findPreviews(transaction, exhibition, formId, madeAt)).filter(
      (one) => one.previewId === previewId,
    );
    return present(made ?? { ...line, name: null }, exhibition, publicUrl);
  });
}

/** Withdraws a link: who has it sees nothing any more; twice is as once. @throws Refusal NOT_FOUND outside the limits. */
export async function withdrawPreview(
  { database, now }: PreviewServices,
  { staff, exhibition, origin }: Publisher,
  { formId, previewId }: { readonly formId: string; readonly previewId: string },
): Promise<void> {
  await requireSeenForm(database, staff, exhibition, formId);
  await inTransaction(database, async (transaction) => {
    const code = await deletePreview(transaction, exhibition, formId, previewId);
    // It is over, or somebody else withdrew it.
    if (code === null) return;
    await closeLink(transaction, exhibition, code, now());
    await recordAudit(transaction, {
      ...audited({ staff, exhibition, origin }, formId),
      action: 'form.withdrawPreviewLink',
      detail: { previewId },
    });
  });
}

/** What a link shows to whoever holds its ticket. @throws Refusal TICKET_SPENT where it is over or was withdrawn. */
export async function openPreview(
  { database, now }: Pick<PreviewServices, 'database' | 'now'>,
  exhibition: Exhibition,
  { subjectId }: Ticket,
  language: Language,
): Promise<OpenPreview> {
  const preview = await findPreview(database, exhibition, subjectId, now());
  if (preview === null) throw new Refusal('TICKET_SPENT');
  const { formCode, title, detail, madeAt, endsAt } = preview;
  return {
    code: formCode,
    title: localText(title, language),
    detail: { ...detail },
    madeAt: formatTime(madeAt, exhibition.zone),
    until: formatTime(endsAt, exhibition.zone),
  };
}

/** A draft as the portal is given a form: its rules are schemes only. */
function asItTravels(detail: Detail): Detail {
  const { formLogic, ...made } = withSchemes(detail, []);
  if (typeof formLogic !== 'object' || formLogic === null) return made;
  const logic = Object.entries(formLogic).filter(([key]) => key !== 'rules');
  return { ...made, formLogic: Object.fromEntries(logic) };
}

function present(
  { previewId, code, name, madeAt, endsAt }: PreviewLine,
  exhibition: Exhibition,
  publicUrl: string,
): FormPreview {
  return {
    id: previewId,
    link: linkAddress(publicUrl, exhibition, code),
    by: name,
    madeAt: formatTime(madeAt, exhibition.zone),
    until: formatTime(endsAt, exhibition.zone),
  };
}

function audited({ staff, exhibition, origin }: Omit<Publisher, 'language'>, formId: string) {
  return {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    actor: { kind: 'staff', accountId: staff.accountId },
    thing: { kind: 'form', id: formId },
    origin,
  } as const;
}
