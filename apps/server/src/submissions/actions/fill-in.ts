import type { FilledIn, FillInRequest } from '@zhantai/contract';
import {
  normaliseAnswers,
  type Definition,
  type Language,
  type Problem,
  type ProblemCode,
} from '@zhantai/engine';
import type { Origin } from '../../auth/index.ts';
import { hasConsent } from '../../consents/index.ts';
import { windowFor } from '../../forms/index.ts';
import { fixedAnswers } from '../answers/fixed-answers.ts';
import { withOwnAnswers } from '../answers/own-answers.ts';
import { asksSensitive } from '../answers/sealed/asks-sensitive.ts';
import { plainLinks } from '../answers/signature-links.ts';
import { takeAnswers } from '../answers/take-answers.ts';
import type { FormCall } from '../form-call.ts';
import { openedAnswers, readSavedAnswers } from '../saved-answers.ts';
import type { SubmissionServices } from '../services.ts';
import { examineAnswers } from './judge-answers.ts';
import { requireCurrent, requireOpen } from './refuse-save.ts';
import { saveDraft } from './save-draft.ts';
import { submitAnswers } from './submit-answers.ts';

/** What only is not there yet. */
const gapCodes: ReadonlySet<ProblemCode> = new Set([
  'required',
  'requiredChoice',
  'requiredUpload',
  'requiredSignature',
  'requiredOption',
  'accepted',
]);

/** Whether a form ended for whom it is filled in. */
export function isOver(services: SubmissionServices, { actor, form }: FormCall): boolean {
  return windowFor(actor, form, services.now()).state === 'closed';
}

/**
 * Takes what staff fill in for an exhibitor, judged as from itself. What stays with the exhibitor is kept as it was
 * stored; where that or anything else that is required is not there yet, it is a draft that says what is missing.
 * @throws Refusal FORM_CLOSED before the form opens, and after its end without a reason for that, and as
 * {@link requireCurrent}, {@link takeAnswers}, {@link saveDraft} and {@link submitAnswers}.
 */
export async function fillIn(
  services: SubmissionServices,
  call: FormCall,
  request: Pick<FillInRequest, 'version' | 'revision' | 'answers' | 'draft' | 'lateReason'>,
  language: Language,
  origin: Origin,
): Promise<FilledIn> {
  const { actor, form, target } = call;
  const { database, definitions } = services;
  const { exhibition, exhibitor } = actor;
  if (!isOver(services, call) || request.lateReason === undefined) requireOpen(actor, form, services.now());
  const base = { version: request.version, revision: request.revision };
  await requireCurrent(services, actor, form, target.submission, base, language);
  const version = await definitions.load(database, exhibition, form.formId, form.version);
  const definition = version.in(language);
  const { answers: clean } = takeAnswers(definition, request.answers, language);
  const stored = await newestAnswers(services, call);
  const given = plainLinks(definition, normaliseAnswers(definition, clean));
  const answers = {
    ...withOwnAnswers(definition, given, stored),
    ...fixedAnswers(definition, actor, target),
  };
  const save = { services, actor, form, target, base, answers, language, origin, duringSave: null };
  if (request.draft === true)
    return { ...(await saveDraft(save, definition)), gaps: [], lacksConsent: false };
  const { problems } = await examineAnswers(services, call, definition, {
    answers,
    stored,
    language,
    large: false,
  });
  const lacksConsent =
    asksSensitive(definition) &&
    exhibitor !== null &&
    !(await hasConsent(database, exhibition, exhibitor.exhibitorId));
  const isIncomplete = problems.every(({ code }) => gapCodes.has(code));
  if ((problems.length > 0 || lacksConsent) && isIncomplete)
    return { ...(await saveDraft(save, definition)), gaps: gapsIn(problems, definition), lacksConsent };
  return { ...(await submitAnswers(save, definition)), gaps: [], lacksConsent: false };
}

/** What was saved last, as it was typed. */
async function newestAnswers(services: SubmissionServices, { actor, target: { submission } }: FormCall) {
  const { draft, taken } = await readSavedAnswers(services, actor, submission);
  const newest = draft ?? taken;
  if (submission === null || newest === null) return {};
  return openedAnswers(services, actor, submission.submissionId, newest.answers);
}

/** The labels of what is missing, each once. */
function gapsIn(problems: readonly Problem[], { itemByProp }: Definition): string[] {
  return [...new Set(problems.map(({ prop, label }) => itemByProp.get(prop)?.label ?? label))];
}
