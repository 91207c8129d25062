import type { Answers, Definition, Language, Problem } from '@zhantai/engine';
import type { Origin } from '../../auth/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  askTaken,
  judgeAnswers,
  submit,
  withdraw,
  type FormCall,
  type SubmissionServices,
} from '../../submissions/index.ts';

/** What became of somebody's answers. */
export type HandedIn =
  | { readonly kind: 'submitted' }
  /** Kept as a draft: this is missing. */
  | { readonly kind: 'saved'; readonly missing: readonly RowMistake[] };

/** A mistake in what was told of a person. */
export interface RowMistake {
  readonly prop: string;
  readonly code: Problem['code'];
  readonly label: string;
  readonly message: string;
}

/** What hands a person in. */
export interface HandingIn {
  /** What is kept as a draft where it cannot be handed in: what lacks files alone, or everything. */
  readonly keeps: 'filesMissing' | 'everything';
  readonly services: SubmissionServices;
  readonly definition: Definition;
  readonly language: Language;
  readonly origin: Origin;
}

/**
 * Hands somebody in like by hand, or keeps them as a draft. Who waits for a review is taken back first, and only if they
 * would pass.
 * @throws Refusal as `submit`; ANSWERS_REFUSED for everything that a workbook could have told.
 */
export async function handIn(handing: HandingIn, call: FormCall, answers: Answers): Promise<HandedIn> {
  const { services, definition, language, origin, keeps } = handing;
  const { actor, form, target } = call;
  const { version } = form;
  const before = target.submission;
  let revision = before?.revision ?? 0;
  let standing: FormCall = call;
  try {
    if (before?.status === 'wait') {
      const id = before.submissionId;
      await judgeAnswers(services, call, definition, answers, {}, language, (taken) =>
        askTaken({ services, actor, form, answers: taken }, definition, id, false),
      );
      await withdraw(services, call, origin);
      revision += 1;
      standing = { ...call, target: { ...target, submission: { ...before, status: 'draft', revision } } };
    }
    await submit(services, standing, { version, revision, answers }, language, origin);
    return { kind: 'submitted' };
  } catch (error) {
    const missing = mistakesIn(error);
    const waits = standing.target.submission?.status === 'wait';
    const completable = missing.every(isMissingFile) && !isCut(error);
    if (missing.length === 0 || waits || !(keeps === 'everything' || completable)) throw error;
    await submit(services, standing, { version, revision, answers, draft: true }, language, origin);
    return { kind: 'saved', missing };
  }
}

/** What no cell of a workbook can bring. */
export function isMissingFile({ code }: Pick<RowMistake, 'code'>): boolean {
  return code === 'requiredUpload' || code === 'requiredSignature' || code === 'fileElsewhere';
}

/** Whether there are more mistakes than are told. */
function isCut(error: unknown): boolean {
  return error instanceof Refusal && error.data['more'] !== undefined;
}

/** The mistakes that answers were refused for; none where it was something else. */
export function mistakesIn(error: unknown): readonly RowMistake[] {
  if (!(error instanceof Refusal) || error.code !== 'ANSWERS_REFUSED') return [];
  const { problems } = error.data;
  return Array.isArray(problems) ? problems.filter(isMistake) : [];
}

function isMistake(value: unknown): value is RowMistake {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'prop' in value
  );
}
