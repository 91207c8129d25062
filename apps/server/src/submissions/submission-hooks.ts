import type { Answers, Definition, Language } from '@zhantai/engine';
import type { Origin } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import type { PublishedForm, Actor } from '../forms/index.ts';
import type { Submission } from './submission.ts';

/** A submission that was taken or taken back, in the transaction of that. */
export interface ChangedSubmission {
  readonly actor: Actor;
  readonly form: PublishedForm;
  /** As it was before, under its lock. */
  readonly submission: Submission;
  readonly at: Date;
  readonly origin: Origin;
}

export interface TakenSubmission extends ChangedSubmission {
  readonly definition: Definition;
  /** As judged, nothing sealed. */
  readonly answers: Answers;
  readonly language: Language;
}

/** What a later feature does with every submission, whoever takes it: both happen or, by a refusal, neither. */
export interface SubmissionHooks {
  /** Whether there is anything to do when a submission of this form is taken. */
  concerns(form: PublishedForm): boolean;
  taken(transaction: Transaction, taken: TakenSubmission): Promise<void>;
  withdrawn(transaction: Transaction, withdrawn: ChangedSubmission): Promise<void>;
}
