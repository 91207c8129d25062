import type { Extension, ExtendRequest, RevokeExtensionRequest } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { languages } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import type { AuditActor, AuditEntry } from '../../audit/index.ts';
import type { Staff } from '../../auth/index.ts';
import { maySeeForm } from '../../booths/index.ts';
import { changeThing } from '../../changes/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import {
  formatTime,
  formatTimeOrNull,
  localText,
  readMoment,
  type Exhibition,
} from '../../exhibitions/index.ts';
import { findForm, putExtension, type Form } from '../../forms/index.ts';
import { tellExhibitor } from '../../notices/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, type Editor } from '../editor.ts';
import { requireSeenExhibitor } from '../policy.ts';
import { lockExhibitor } from '../store/exhibitors.ts';
import { deleteExtension, findExtensions, lockExtension, type KeptExtension } from './store.ts';

/** The later ends that an exhibitor has, of the forms within the limits. @throws Refusal NOT_FOUND. */
export async function readExtensions(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  exhibitorId: string,
  language: Language,
): Promise<Extension[]> {
  await requireSeenExhibitor(database, exhibition, staff, exhibitorId);
  const { zone } = exhibition;
  const found = await findExtensions(database, exhibition, exhibitorId);
  return found
    .filter(({ formId }) => maySeeForm(staff, formId))
    .map(({ title, formEndAt, endAt, at, ...extension }) => ({
      ...extension,
      title: localText(title, language),
      formEndAt: formatTimeOrNull(formEndAt, zone),
      endAt: formatTime(endAt, zone),
      at: formatTime(at, zone),
    }));
}

/**
 * Gives an exhibitor a later end of a form, or another one than it has.
 * @throws Refusal NOT_FOUND outside the limits, NO_DEADLINE, EXTENSION_TOO_EARLY unless it is after now and after the
 * form's own end, TIME_UNCLEAR, THING_CHANGED.
 */
export async function extend(
  database: Database,
  editor: Editor,
  exhibitorId: string,
  request: ExtendRequest,
  now: Date,
): Promise<void> {
  const { staff, exhibition } = editor;
  const { formId, normalPrice } = request;
  const { zone } = exhibition;
  await inTransaction(database, async (transaction) => {
    const { form, kept } = await lockKept(transaction, editor, exhibitorId, formId);
    const deadline = form.window.endAt;
    if (deadline === null) throw new Refusal('NO_DEADLINE');
    const endAt = readMoment(request.endAt, zone);
    if (endAt <= now || endAt <= deadline) {
      const end = formatTime(deadline, zone);
      throw new Refusal('EXTENSION_TOO_EARLY', { end }, { end });
    }
    const reason = request.reason.trim();
    const next = { endAt, normalPrice };
    const wanted = { from: request.from, to: next, kept, reason };
    const extender = { ...editor, actor: actorOf(editor) };
    if (!(await judge(transaction, extender, { exhibitorId, form }, 'extension.grant', wanted))) return;
    const by = staff.accountId;
    await putExtension(transaction, exhibition, { formId, exhibitorId, ...next, by, reason });
    if (request.tell !== true) return;
    const title = Object.fromEntries(
      languages.map((language) => [
        language,
        renderServerWord('extensionGranted', language, {
          form: `${form.formCode} ${localText(form.title, language)}`,
          end: formatTime(endAt, zone).slice(0, 16),
        }),
      ]),
    );
    await tellExhibitor(transaction, exhibition, { exhibitorId, title, by, at: now });
  });
}

/** Who gives a later end beside something else, and where. */
export interface Extender {
  readonly exhibition: Exhibition;
  readonly actor: AuditActor & { readonly accountId: string };
  readonly origin: NonNullable<AuditEntry['origin']>;
}

/** Gives an exhibitor an end of a form unless it has a later one; orders stay at the price of before. */
export async function extendUntil(
  transaction: Transaction,
  extender: Extender,
  {
    exhibitorId,
    form,
    endAt,
    reason,
  }: {
    readonly exhibitorId: string;
    readonly form: Form;
    readonly endAt: Date;
    readonly reason: string;
  },
): Promise<void> {
  const { exhibition, actor } = extender;
  const { formId } = form;
  if ((await lockExhibitor(transaction, exhibition, exhibitorId)) === null) return;
  const kept = await lockExtension(transaction, exhibition, exhibitorId, formId);
  if (kept !== null && kept.endAt >= endAt) return;
  const next = { endAt, normalPrice: kept?.normalPrice ?? true };
  const from = kept === null ? null : formatTime(kept.endAt, exhibition.zone);
  const wanted = { from, to: next, kept, reason };
  await judge(transaction, extender, { exhibitorId, form }, 'extension.grant', wanted);
  await putExtension(transaction, exhibition, { formId, exhibitorId, ...next, by: actor.accountId, reason });
}

/** Takes a later end back at once. @throws Refusal NOT_FOUND for none and outside the limits, THING_CHANGED. */
export async function revokeExtension(
  database: Database,
  editor: Editor,
  exhibitorId: string,
  { formId, from, reason }: RevokeExtensionRequest,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { form, kept } = await lockKept(transaction, editor, exhibitorId, formId);
    if (kept === null) throw new Refusal('NOT_FOUND');
    const wanted = { from, to: null, kept, reason: reason.trim() };
    const extender = { ...editor, actor: actorOf(editor) };
    await judge(transaction, extender, { exhibitorId, form }, 'extension.revoke', wanted);
    await deleteExtension(transaction, editor.exhibition, exhibitorId, formId);
  });
}

/** @throws Refusal NOT_FOUND for an exhibitor or form that is not there. */
async function lockKept(
  transaction: Transaction,
  { staff, exhibition }: Editor,
  exhibitorId: string,
  formId: string,
): Promise<{ readonly form: Form; readonly kept: KeptExtension | null }> {
  await requireSeenExhibitor(transaction, exhibition, staff, exhibitorId);
  if ((await lockExhibitor(transaction, exhibition, exhibitorId)) === null) throw new Refusal('NOT_FOUND');
  const form = await findForm(transaction, exhibition, formId);
  if (form === null) throw new Refusal('NOT_FOUND');
  return { form, kept: await lockExtension(transaction, exhibition, exhibitorId, formId) };
}

/** What the history of an exhibitor says of a later end. */
interface ExtensionKeys {
  readonly extension: string | null;
  readonly extensionPrice: 'normal' | 'late' | null;
}

function priceOf(one: KeptExtension | null): ExtensionKeys['extensionPrice'] {
  if (one === null) return null;
  return one.normalPrice ? 'normal' : 'late';
}

/** Judges a change of a later end and keeps it in the audit. @returns whether anything changes. */
async function judge(
  transaction: Transaction,
  { exhibition, actor, origin }: Omit<Extender, 'actor'> & { readonly actor: AuditActor },
  { exhibitorId, form }: { readonly exhibitorId: string; readonly form: Form },
  action: 'extension.grant' | 'extension.revoke',
  {
    from,
    to,
    kept,
    reason,
  }: {
    readonly from: string | null;
    readonly to: KeptExtension | null;
    readonly kept: KeptExtension | null;
    readonly reason: string;
  },
): Promise<boolean> {
  const { zone } = exhibition;
  const said = (endAt: Date | null): string | null =>
    endAt === null ? null : `${form.formCode} ${formatTime(endAt, zone)}`;
  const before = { extension: said(kept?.endAt ?? null), extensionPrice: priceOf(kept) };
  const about = {
    exhibition,
    actor,
    origin,
    action,
    thing: { kind: 'exhibitor', id: exhibitorId },
    reason,
  };
  const next = await changeThing<ExtensionKeys>(transaction, about, before, {
    extension: { from: said(from === null ? null : readMoment(from, zone)), to: said(to?.endAt ?? null) },
    extensionPrice: { from: before.extensionPrice, to: priceOf(to) },
  });
  return next !== null;
}
