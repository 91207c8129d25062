import type { PutFormAwayRequest, PutFormBackRequest } from '@zhantai/contract';
import { recordAudit } from '../../audit/index.ts';
import { maySeeForm } from '../../booths/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireFreeFormCode, requireFreePageKey, type FormEditor } from '../change-form.ts';
import { lockForm, lockFormNames, type KeptForm } from '../store/settings.ts';
import { findReferences, type FoundReferences } from './store/references.ts';
import { setPutAway } from './store/states.ts';

/**
 * Puts a form away: the portal does not know it any more and nobody owes it; what was handed in stays and is decided.
 * Where it is put away already nothing happens.
 * @param seen how many things name it, as the caller knows; another number is told instead.
 * @throws Refusal NOT_FOUND outside the limits, FORM_IN_USE with what names it.
 */
export async function putFormAway(
  database: Database,
  editor: FormEditor,
  formId: string,
  { seen = 0 }: PutFormAwayRequest,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const form = await lockSeen(transaction, editor, formId);
    if (form.put_away_at !== null) return;
    const found = await findReferences(transaction, editor.exhibition, form);
    if (found.count !== seen) throw inUse(found);
    await setPutAway(transaction, editor.exhibition, formId, { putAwayAt: now });
    await auditForm(transaction, editor, 'form.put-away', form, { references: found.count });
  });
}

/**
 * Takes a form into use again, with another code or page key where its own were taken meanwhile.
 * @throws Refusal NOT_FOUND outside the limits, FORM_CODE_TAKEN, PAGE_KEY_TAKEN.
 */
export async function putFormBack(
  database: Database,
  editor: FormEditor,
  formId: string,
  request: PutFormBackRequest,
): Promise<void> {
  const { exhibition } = editor;
  await inTransaction(database, async (transaction) => {
    await lockFormNames(transaction, exhibition);
    const form = await lockSeen(transaction, editor, formId);
    if (form.put_away_at === null) return;
    const { code = form.form_code, pageKey = form.page_key } = request;
    await requireFreeFormCode(transaction, exhibition, code, formId);
    await requireFreePageKey(transaction, exhibition, pageKey);
    await setPutAway(transaction, exhibition, formId, { putAwayAt: null, code: code.trim(), pageKey });
    const from = { code: form.form_code, pageKey: form.page_key };
    await auditForm(transaction, editor, 'form.put-back', form, { from, to: { code: code.trim(), pageKey } });
  });
}

/** A form within the limits of who changes it, which nobody else changes meanwhile. @throws Refusal NOT_FOUND. */
async function lockSeen(
  transaction: Transaction,
  { staff, exhibition }: FormEditor,
  formId: string,
): Promise<KeptForm> {
  const form = maySeeForm(staff, formId) ? await lockForm(transaction, exhibition, formId) : null;
  if (form === null) throw new Refusal('NOT_FOUND');
  return form;
}

/** How a form is refused that something names. */
export function inUse({ count, references }: FoundReferences): Refusal {
  return new Refusal('FORM_IN_USE', { count }, { count, references });
}

/** Keeps in the audit what became of a form. */
export async function auditForm(
  transaction: Transaction,
  { staff, exhibition, origin }: FormEditor,
  action: 'form.put-away' | 'form.put-back' | 'form.delete' | 'form.restore',
  form: Pick<KeptForm, 'form_id' | 'form_code' | 'title'>,
  detail: object = {},
): Promise<void> {
  await recordAudit(transaction, {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    actor: { kind: 'staff', accountId: staff.accountId },
    action,
    thing: { kind: 'form', id: form.form_id },
    detail: { code: form.form_code, title: form.title['zh-Hans'], ...detail },
    origin,
  });
}
