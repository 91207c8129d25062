import { limits, type ChangeExceptionRequest, type ExceptionOf } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Staff } from '../../auth/index.ts';
import { findBooths, maySeeForm } from '../../booths/index.ts';
import { changeThing } from '../../changes/index.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime, localText, type Exhibition } from '../../exhibitions/index.ts';
import { findForm, findForms, placesByArea, registersPeople } from '../../forms/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, type Editor } from '../editor.ts';
import { requireSeenExhibitor } from '../policy.ts';
import { lockExhibitor } from '../store/exhibitors.ts';
import { deleteException, findAccountNames, findExceptions, lockException, putException } from './store.ts';

/**
 * How many passes of each form, invited visitors and accounts an exhibitor may have, and what it has in place of that; of
 * the forms within the limits.
 * @throws Refusal NOT_FOUND.
 */
export async function readExceptions(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  exhibitorId: string,
  language: Language,
): Promise<ExceptionOf[]> {
  await requireSeenExhibitor(database, exhibition, staff, exhibitorId);
  const [kept, forms, booths] = await Promise.all([
    findExceptions(database, exhibition, exhibitorId),
    findForms(database, exhibition),
    findBooths(database, exhibition, [exhibitorId]),
  ]);
  const names = await findAccountNames(
    database,
    exhibition,
    kept.flatMap(({ by }) => by ?? []),
  );
  const givenOf = (kind: ExceptionOf['kind'], formId: string): ExceptionOf['given'] => {
    const one = kept.find((given) => given.kind === kind && given.formId === formId);
    if (one === undefined) return null;
    const { value, reason, by, at } = one;
    // From before staff gave them nobody knows when.
    const when = by === null ? null : formatTime(at, exhibition.zone);
    return { value, reason, by: by === null ? null : (names.get(by) ?? null), at: when };
  };
  const passes = forms
    .filter(
      (form) =>
        registersPeople(form) && form.audience.roles.includes('exhibitor') && maySeeForm(staff, form.formId),
    )
    .map(({ formId, formCode, title, passQuota }) => ({
      kind: 'passes' as const,
      formId,
      formCode,
      title: localText(title, language),
      usual: placesByArea(passQuota, booths.get(exhibitorId) ?? []),
      given: givenOf('passes', formId),
    }));
  const whole = { formId: null, formCode: null, title: null };
  return [
    ...passes,
    {
      kind: 'invitations',
      ...whole,
      usual: limits.invitationQuota,
      given: givenOf('invitations', ''),
    },
    { kind: 'accounts', ...whole, usual: limits.exhibitorAccounts, given: givenOf('accounts', '') },
  ];
}

/**
 * Gives an exhibitor an exception, another value of it, or takes it back.
 * @throws Refusal NOT_FOUND for an exhibitor outside the limits or a form without passes, LIMIT_REACHED, THING_CHANGED,
 * BAD_REQUEST for no account at all.
 */
export async function changeException(
  database: Database,
  editor: Editor,
  exhibitorId: string,
  { kind, formId = '', change: { value }, reason: typed }: ChangeExceptionRequest,
  now: Date,
): Promise<void> {
  const { staff, exhibition, origin } = editor;
  if ((kind === 'passes') !== (formId !== '')) throw new Refusal('BAD_REQUEST', { detail: 'formId' });
  const limit = limits.exceptions[kind];
  if (value.to !== null && value.to > limit) {
    const bound = { limit, count: value.to };
    throw new Refusal('LIMIT_REACHED', bound, bound);
  }
  if (kind === 'accounts' && value.to === 0) throw new Refusal('BAD_REQUEST', { detail: 'value' });
  await inTransaction(database, async (transaction) => {
    await requireSeenExhibitor(transaction, exhibition, staff, exhibitorId);
    if ((await lockExhibitor(transaction, exhibition, exhibitorId)) === null) throw new Refusal('NOT_FOUND');
    const form = kind === 'passes' ? await findForm(transaction, exhibition, formId) : null;
    if (kind === 'passes' && (form === null || !registersPeople(form))) throw new Refusal('NOT_FOUND');
    const kept = await lockException(transaction, exhibition, exhibitorId, { kind, formId });
    const said = (count: number | null): string | null => {
      if (count === null) return null;
      return form === null ? String(count) : `${form.formCode} ${count}`;
    };
    const reason = typed.trim();
    const key = historyKeys[kind];
    const about = {
      exhibition,
      actor: actorOf(editor),
      origin,
      action: value.to === null ? 'exception.revoke' : 'exception.grant',
      thing: { kind: 'exhibitor', id: exhibitorId },
      reason,
    };
    const change = { [key]: { from: said(value.from), to: said(value.to) } };
    if ((await changeThing(transaction, about, { [key]: said(kept) }, change)) === null) return;
    if (value.to === null) await deleteException(transaction, exhibition, exhibitorId, { kind, formId });
    else {
      const given = { kind, formId, value: value.to, reason, by: staff.accountId, at: now };
      await putException(transaction, exhibition, exhibitorId, given);
    }
  });
}

/** As the history of an exhibitor calls them. */
const historyKeys = {
  passes: 'exceptionPasses',
  invitations: 'exceptionInvitations',
  accounts: 'exceptionAccounts',
} as const;
