import { cleanLine, cutText, type Language } from '@zhantai/engine';
import type { Origin } from '../auth/index.ts';
import { giveConsent } from '../consents/index.ts';
import type { Transaction } from '../database/database.ts';
import { requireAccount, type Actor } from '../forms/index.ts';
import { pageContent } from '../invitations/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { openedAnswers, readSavedAnswers, submit, type FormCall, type Taking } from '../submissions/index.ts';
import { findAccreditationForms } from './accreditation-forms.ts';
import type { MediaServices } from './services.ts';
import { nameAccount } from './store.ts';

/** Who hands in their accreditation, from where. */
export interface AccreditationSubmit {
  readonly actor: Actor;
  readonly consent: string | undefined;
  readonly language: Language;
  readonly origin: Origin;
}

/**
 * Hands in what was saved of every step, in order; what waits or is adopted stays as it is. Where one form is refused
 * those before it are handed in, and only the rest is sent again.
 * @throws Refusal CONSENT_NEEDED, NOT_FOUND, and as {@link submit} with the form it speaks of as `formId`.
 */
export async function submitAccreditation(services: MediaServices, sent: AccreditationSubmit): Promise<void> {
  const { actor, origin } = sent;
  const { exhibition } = actor;
  const accountId = requireAccount(actor);
  await giveConsent(services.database, exhibition, accountId, sent.consent, origin, services.now());
  const calls = await findAccreditationForms(services.database, actor);
  for (const one of calls) {
    // A step builds on the one before it.
    const answers = await owed(services, one);
    if (answers === null) continue;
    const request = {
      version: one.form.version,
      revision: one.target.submission?.revision ?? 0,
      answers: { ...answers },
    };
    const taken = async (transaction: Transaction, taking: Taking): Promise<void> => {
      const name = cleanLine(pageContent.text(taking.answers, 'name'));
      if (name !== '') {
        await nameAccount(transaction, exhibition.tenantId, accountId, cutText(name, 100));
      }
    };
    try {
      await submit(services, one, request, sent.language, origin, taken);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(error.code, error.params, { ...error.data, formId: one.form.formId });
    }
  }
}

/** What of a form is to be handed in: the draft, or nothing at all where none was begun; null where it is handed in. */
async function owed(
  services: MediaServices,
  { actor, target: { submission } }: FormCall,
): Promise<Record<string, unknown> | null> {
  if (submission === null) return {};
  const { draft, taken } = await readSavedAnswers(services, actor, submission);
  const open = submission.status === 'draft' || submission.status === 'fail';
  const saved = draft ?? (open ? taken : null);
  if (saved === null) return null;
  return { ...(await openedAnswers(services, actor, submission.submissionId, saved.answers)) };
}
