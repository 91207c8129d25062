import type { Answers, Definition, Language } from '@zhantai/engine';
import type { Origin } from '../../auth/index.ts';
import type { Transaction } from '../../database/database.ts';
import type { PublishedForm, Actor } from '../../forms/index.ts';
import type { SubmissionTarget } from '../submission-target.ts';
import type { SubmissionServices } from '../services.ts';
import type { SaveBase } from '../actions/refuse-save.ts';

/** A submission that is about to be taken. */
export interface Taking {
  readonly submissionId: string;
  readonly revision: number;
  readonly definition: Definition;
  /** As judged, nothing sealed. */
  readonly answers: Answers;
}

/** What a later feature does in the transaction that takes a submission: both happen or neither. */
export type DuringSave = (transaction: Transaction, taking: Taking) => Promise<void>;

/** Answers on their way in: whose, of which form, and what they build on. */
export interface Save {
  readonly services: SubmissionServices;
  readonly actor: Actor;
  readonly form: PublishedForm;
  readonly target: SubmissionTarget;
  readonly base: SaveBase;
  /** As the database can hold them, links without signatures. */
  readonly answers: Answers;
  readonly language: Language;
  readonly origin: Origin;
  readonly duringSave: DuringSave | null;
}
