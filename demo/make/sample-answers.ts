import { parseDefinition, submissionOf } from '@zhantai/engine';
import type { Answers, Definition } from '@zhantai/engine';
import type { DemoExhibitor } from './exhibitors/exhibitor.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { companyAnswers } from './samples/company-answers.ts';
import { exhibitAnswers } from './samples/exhibit-answers.ts';
import { directoryAnswers } from './samples/directory-answers.ts';
import { generateAnswers } from './samples/generate-answers.ts';
import type { SampleSource } from './samples/sample-files.ts';
import type { SamplePersona } from './samples/sample-persona.ts';
import { serviceAnswers } from './samples/service-answers.ts';
import { withoutLimited } from './samples/without-limited.ts';

/** Forms whose answers are written by hand; what they leave out is generated. */
const writers: Readonly<Record<string, (exhibitor: DemoExhibitor, source: SampleSource) => Answers>> = {
  exhibitor: companyAnswers,
  publication: directoryAnswers,
  exhibitor_c1: serviceAnswers,
  transport_exhibits: exhibitAnswers,
};

/** The part of a form that a draft has reached. */
const DRAFT_SHARE = 0.55;

const parsed = new WeakMap<DemoForm, Definition>();

/**
 * Complete wire answers to a demo form, as a submission stores them.
 * @param today `YYYY-MM-DD`, the day of signing.
 */
export function sampleAnswers(
  form: DemoForm,
  persona: SamplePersona,
  source: SampleSource,
  today: string,
): Answers {
  const definition = parsed.get(form) ?? withoutLimited(parseDefinition(form.definition), form.optionQuotas);
  parsed.set(form, definition);
  const { exhibitor } = persona;
  const written = exhibitor === null ? undefined : writers[form.formId]?.(exhibitor, source);
  const answers = { ...generateAnswers(definition, persona, source, today), ...written };
  return submissionOf(definition, answers, { context: persona.contextOn(today) });
}

/**
 * A draft that was left on the way: the first items are filled, the rest not. The draft of booth services is
 * nearly done but breaks some rules, so that a submission is told what is missing.
 */
export function sampleDraft(
  form: DemoForm,
  persona: SamplePersona,
  source: SampleSource,
  today: string,
): Answers {
  const complete = sampleAnswers(form, persona, source, today);
  if (form.formId === 'exhibitor_c1') {
    const { signature: _, ...rest } = complete;
    const tooHigh = Object.hasOwn(rest, 'stand_height') ? { stand_height: persona.heightLimit + 0.3 } : {};
    return { ...rest, ...tooHigh, site_needs: 'fork,other' };
  }
  const entries = Object.entries(complete);
  return Object.fromEntries(entries.slice(0, Math.ceil(entries.length * DRAFT_SHARE)));
}
