import type { Accreditation, AccreditationForm } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { policyVersion } from '../consents/index.ts';
import { localText } from '../exhibitions/index.ts';
import type { Actor } from '../forms/index.ts';
import { readExamStatus, type FormCall } from '../submissions/index.ts';
import { findAccreditationForms } from './accreditation-forms.ts';
import { pressBadges } from './press-badges.ts';
import type { MediaServices } from './services.ts';

/** How far a medium is, with its badges once everything is adopted. @throws Refusal NOT_FOUND without forms for media. */
export async function readAccreditation(
  services: MediaServices,
  actor: Actor,
  language: Language,
): Promise<Accreditation> {
  const calls = await findAccreditationForms(services.database, actor);
  const forms = await Promise.all(calls.map((one) => presentForm(services, one, language)));
  const step = stepOf(forms);
  return {
    step,
    forms,
    badges: step === 'success' ? await pressBadges(services, calls) : [],
    consent: { policy: 'privacy', version: policyVersion(actor.exhibition) },
  };
}

async function presentForm(
  services: MediaServices,
  call: FormCall,
  language: Language,
): Promise<AccreditationForm> {
  const { formId, formType, pageKey, title } = call.form;
  const found = await readExamStatus(services, call);
  return {
    pageKey,
    formId,
    formType,
    title: localText(title, language),
    status: found.status,
    hasDraft: found.hasDraft,
    reason: found.reason,
    comments: found.comments,
    submitTime: found.submitTime,
    examTime: found.examTime,
    fromInformationCanBeSubmitted: found.fromInformationCanBeSubmitted,
  };
}

const done: ReadonlySet<string> = new Set(['submitted', 'adopt']);

/** The first form decides that nobody began; then what was returned, what is not handed in, what waits. */
function stepOf(forms: readonly AccreditationForm[]): Accreditation['step'] {
  const empty = forms.find(({ status }) => status === 'none');
  if (empty !== undefined) return empty.pageKey === 'mediaRegister' ? 'register' : 'perfect';
  if (forms.some(({ status, hasDraft }) => status === 'fail' && !hasDraft)) return 'fail';
  if (forms.some(({ status, hasDraft }) => status === 'draft' || hasDraft)) return 'submit';
  return forms.every(({ status }) => done.has(status)) ? 'success' : 'wait';
}
