import type { Answers, Language } from '@zhantai/engine';
import type { Origin } from '../../auth/index.ts';
import type { PublishedForm, Visitor } from '../../forms/index.ts';
import type { Desk } from '../desk.ts';
import type { SubmissionServices } from '../services.ts';
import type { SaveBase } from './refuse-save.ts';

/** Answers on their way in: whose, of which form, and what they build on. */
export interface Save {
  readonly services: SubmissionServices;
  readonly visitor: Visitor;
  readonly form: PublishedForm;
  readonly desk: Desk;
  readonly base: SaveBase;
  /** As the database can hold them, links without signatures. */
  readonly answers: Answers;
  readonly language: Language;
  readonly origin: Origin;
}
