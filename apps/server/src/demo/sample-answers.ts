import { parseDefinition, submissionOf } from '@zhantai/engine';
import type { Answers } from '@zhantai/engine';
import { demoContext, heightLimit, mainBooth } from './demo-context.ts';
import type { DemoExhibitor } from './exhibitor.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { companyAnswers } from './samples/company-answers.ts';
import { directoryAnswers } from './samples/directory-answers.ts';
import type { SampleSource } from './samples/sample-files.ts';
import { serviceAnswers } from './samples/service-answers.ts';

const writers: Readonly<Record<string, (exhibitor: DemoExhibitor, source: SampleSource) => Answers>> = {
  exhibitor: companyAnswers,
  publication: directoryAnswers,
  exhibitor_c1: serviceAnswers,
};

/** The part of a form that a draft has reached. */
const DRAFT_SHARE = 0.55;

/**
 * Complete wire answers of an exhibitor to a demo form, as a submission stores them.
 * @param today `YYYY-MM-DD`, the day of signing.
 */
export function sampleAnswers(
  form: DemoForm,
  exhibitor: DemoExhibitor,
  source: SampleSource,
  today: string,
): Answers {
  const answers = writers[form.formId]?.(exhibitor, source) ?? {};
  return submissionOf(parseDefinition(form.definition), answers, { context: demoContext(exhibitor, today) });
}

/**
 * A draft that was left on the way: the first items are filled, the rest not. The draft of booth services is
 * nearly done but breaks some rules, so that a submission is told what is missing.
 */
export function sampleDraft(
  form: DemoForm,
  exhibitor: DemoExhibitor,
  source: SampleSource,
  today: string,
): Answers {
  const complete = sampleAnswers(form, exhibitor, source, today);
  if (form.formId === 'exhibitor_c1') {
    const { signature: _, ...rest } = complete;
    const limit = heightLimit(mainBooth(exhibitor)?.hall ?? '');
    const tooHigh = Object.hasOwn(rest, 'stand_height') ? { stand_height: limit + 0.3 } : {};
    return { ...rest, ...tooHigh, site_needs: 'fork,other' };
  }
  const entries = Object.entries(complete);
  return Object.fromEntries(entries.slice(0, Math.ceil(entries.length * DRAFT_SHARE)));
}
