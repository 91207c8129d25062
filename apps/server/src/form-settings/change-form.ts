import type { ChangeFormRequest, FormSettings } from '@zhantai/contract';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf, originOf, staffOf, type Origin, type Staff } from '../auth/index.ts';
import { maySeeForm } from '../booths/index.ts';
import { changeThing } from '../changes/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { countEntries } from '../submissions/index.ts';
import { keptSettings } from './kept-settings.ts';
import { readWindow } from './read-window.ts';
import { findFormNames, lockForm, lockFormNames, updateSettings } from './store/settings.ts';

/** Who of the staff changes forms, where and from where. */
export interface FormEditor {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/** Whoever of the staff makes a call. @throws Refusal FORBIDDEN where it is somebody else. */
export function formEditorOf(request: FastifyRequest): FormEditor {
  return { staff: staffOf(request), exhibition: exhibitionOf(request), origin: originOf(request) };
}

/**
 * Changes settings of a form by comparison (console.md §0.3): at once, for all versions.
 * @throws Refusal NOT_FOUND outside the limits, THING_CHANGED with conflicts, FORM_CODE_TAKEN, WINDOW_ORDER,
 * TIME_UNCLEAR, FORM_CIRCLE, FORM_ANSWERED where how many each gives would change under submissions.
 */
export async function changeForm(
  database: Database,
  editor: FormEditor,
  formId: string,
  { change }: ChangeFormRequest,
): Promise<void> {
  const { staff, exhibition, origin } = editor;
  if (!maySeeForm(staff, formId)) throw new Refusal('NOT_FOUND');
  await inTransaction(database, async (transaction) => {
    if (change.code !== undefined || change.after !== undefined) await lockFormNames(transaction, exhibition);
    const form = await lockForm(transaction, exhibition, formId);
    if (form === null) throw new Refusal('NOT_FOUND');
    const kept = keptSettings(form, exhibition.zone);
    const about = {
      exhibition,
      actor: { kind: 'staff', accountId: staff.accountId },
      origin,
      action: 'form.change',
      thing: { kind: 'form', id: formId },
      sets: ['roles', 'boothTypes', 'tags', 'notTags', 'optionQuotas'],
    } as const;
    const next = await changeThing<FormSettings>(transaction, about, kept, wholeMoments(change));
    if (next === null) return;
    const stored = {
      opensAt: form.opens_at,
      earlyEndAt: form.early_end_at,
      endAt: form.end_at,
      lateEndAt: form.late_end_at,
    };
    const window = readWindow(next, kept, stored, exhibition.zone);
    if (next.code !== kept.code && form.put_away_at === null)
      await requireFreeFormCode(transaction, exhibition, next.code, formId);
    if (next.after !== null && JSON.stringify(next.after) !== JSON.stringify(kept.after))
      await requireBefore(transaction, editor, formId, next.after.formId);
    if (next.submissions !== kept.submissions) await requireUnanswered(transaction, exhibition, formId);
    await updateSettings(transaction, exhibition, formId, cleaned(next), window);
  });
}

/** Minutes are typed, seconds are kept: `18:00` is the same as `18:00:00`. */
function wholeMoments(change: ChangeFormRequest['change']): ChangeFormRequest['change'] {
  const keys = ['opensAt', 'earlyEndAt', 'endAt', 'lateEndAt'] as const;
  return keys.reduce((all, key) => {
    const moment = all[key];
    if (moment === undefined) return all;
    return { ...all, [key]: { from: wholeMoment(moment.from), to: wholeMoment(moment.to) } };
  }, change);
}

function wholeMoment(text: string | null): string | null {
  return text?.length === 16 ? `${text}:00` : text;
}

function distinctSorted(list: readonly string[]): string[] {
  return [...new Set(list)].toSorted();
}

function cleaned(settings: FormSettings): FormSettings {
  return {
    ...settings,
    code: settings.code.trim(),
    roles: [...new Set(settings.roles)],
    boothTypes: [...new Set(settings.boothTypes)],
    tags: distinctSorted(settings.tags),
    notTags: distinctSorted(settings.notTags),
  };
}

/** @throws Refusal FORM_CODE_TAKEN where another form in use has the code, whatever the case of its letters. */
export async function requireFreeFormCode(
  transaction: Transaction,
  exhibition: Exhibition,
  code: string,
  formId: string | null,
): Promise<void> {
  const names = await findFormNames(transaction, exhibition);
  const wanted = code.trim().toUpperCase();
  if (names.some((form) => form.inUse && form.formId !== formId && form.code.toUpperCase() === wanted))
    throw new Refusal('FORM_CODE_TAKEN', { code });
}

/**
 * Whether another form may come before one.
 * @throws Refusal NOT_FOUND where it is not there, put away or outside the limits, FORM_CIRCLE where it comes after it.
 */
async function requireBefore(
  transaction: Transaction,
  { staff, exhibition }: FormEditor,
  formId: string,
  firstId: string,
): Promise<void> {
  const forms = new Map(
    (await findFormNames(transaction, exhibition)).map((form) => [form.formId, form] as const),
  );
  const first = forms.get(firstId);
  if (first === undefined || !first.inUse || !maySeeForm(staff, firstId)) throw new Refusal('NOT_FOUND');
  for (let at: string | null = firstId; at !== null; at = forms.get(at)?.afterId ?? null)
    if (at === formId) throw new Refusal('FORM_CIRCLE', { code: first.code });
}

/** @throws Refusal PAGE_KEY_TAKEN where another form in use has the page key. */
export async function requireFreePageKey(
  transaction: Transaction,
  exhibition: Exhibition,
  key: string,
): Promise<void> {
  const names = await findFormNames(transaction, exhibition);
  if (names.some((form) => form.inUse && form.pageKey === key)) throw new Refusal('PAGE_KEY_TAKEN', { key });
}

/** @throws Refusal FORM_ANSWERED: what was given once for a company cannot be given for each booth since. */
async function requireUnanswered(
  transaction: Transaction,
  exhibition: Exhibition,
  formId: string,
): Promise<void> {
  const counted = await countEntries(transaction, exhibition);
  const count = counted
    .filter((entry) => entry.formId === formId)
    .reduce((sum, { submissions }) => sum + submissions, 0);
  if (count > 0) throw new Refusal('FORM_ANSWERED', { count }, { count });
}
