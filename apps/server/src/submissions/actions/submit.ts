import { setImmediate as nextTurn } from 'node:timers/promises';
import { largeSaves, limits, type SubmitAnswer, type SubmitRequest } from '@zhantai/contract';
import { normaliseAnswers, type Language } from '@zhantai/engine';
import type { Origin } from '../../auth/index.ts';
import { requireGiven } from '../../consents/index.ts';
import { seesSensitive } from '../../forms/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireRate } from '../../rate-limits/index.ts';
import { asksSensitive } from '../answers/sealed/asks-sensitive.ts';
import { fixedAnswers } from '../answers/fixed-answers.ts';
import { plainLinks } from '../answers/signature-links.ts';
import { takeAnswers } from '../answers/take-answers.ts';
import type { FormCall } from '../form-call.ts';
import type { SubmissionServices } from '../services.ts';
import { requireOpenOrGrace } from './refuse-save.ts';
import type { DuringSave } from '../writer/save.ts';
import { saveDraft } from './save-draft.ts';
import { submitAnswers } from './submit-answers.ts';

/**
 * Takes what somebody saves or submits (wire.md §4).
 * @param duringSave done with the submission, not with a draft.
 * @throws Refusal as {@link requireOpenOrGrace}, {@link takeAnswers}, TOO_MANY_REQUESTS,
 * ACTING of a draft with answers that staff who act for an exhibitor see masked, {@link saveDraft}, {@link requireGiven} and {@link submitAnswers}.
 */
export async function submit(
  services: SubmissionServices,
  { actor, form, target }: FormCall,
  request: Pick<SubmitRequest, 'version' | 'revision' | 'answers' | 'draft'>,
  language: Language,
  origin: Origin,
  duringSave: DuringSave | null = null,
): Promise<SubmitAnswer> {
  const { database, definitions } = services;
  await requireOpenOrGrace(services, actor, form);
  const version = await definitions.load(database, actor.exhibition, form.formId, form.version);
  const definition = version.in(language);
  const { answers: clean, cells } = takeAnswers(definition, request.answers, language);
  if (cells > limits.cellsOnLoop) {
    const saving = { key: actor.subjectKey, call: 'largeSave' };
    await requireRate(database, actor.exhibition, saving, largeSaves, services.now());
    await nextTurn();
  }
  // A draft is kept as it was typed; what is handed in is judged as it was meant (engine.md §2).
  const meant = request.draft === true ? clean : normaliseAnswers(definition, clean);
  const save = {
    services,
    actor,
    form,
    target,
    base: { version: request.version, revision: request.revision },
    answers: { ...plainLinks(definition, meant), ...fixedAnswers(definition, actor, target) },
    language,
    origin,
    duringSave,
  };
  const { accountId } = actor.user;
  // Who comes with a ticket agrees with what they send.
  if (request.draft !== true && accountId !== null && asksSensitive(definition)) {
    await requireGiven(database, actor.exhibition, accountId);
  }
  // What is masked would be saved in place of what it masks.
  if (request.draft === true && !seesSensitive(actor) && asksSensitive(definition))
    throw new Refusal('ACTING');
  const take = request.draft === true ? saveDraft : submitAnswers;
  return take(save, definition);
}
