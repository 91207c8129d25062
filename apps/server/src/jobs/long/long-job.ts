import { renderServerWord, type ServerWord } from '@zhantai/messages/server';
import type { Transaction } from '../../database/database.ts';
import type { RunningJob } from '../job.ts';

/** A file that a job made: its name for whoever saves it, and its size. Its content lies under {@link jobContent}. */
export interface JobFile {
  readonly name: string;
  readonly bytes: number;
}

/** A long piece of work under way in this process. */
export interface LongRun {
  readonly job: RunningJob;
  /** What was sealed with the job; null where nothing was. */
  readonly secret: string | null;
  /** Aborted where the job is cancelled, another process has it, or this one is to end. */
  readonly signal: AbortSignal;
  /** Says how far it is. */
  readonly progress: (done: number, total: number) => void;
  /**
   * Ends the job in the transaction of its last change: both are kept or neither.
   * @throws where the job was cancelled or another process has it.
   */
  readonly end: (transaction: Transaction, file?: JobFile) => Promise<void>;
}

/**
 * Work that does not come in things: it is whole or nothing, and begun anew where a process died. One of a kind runs in an
 * exhibition at a time, across processes.
 */
export interface LongJobKind {
  /** `feature.verb`. */
  readonly kind: string;
  /** @throws JobRefused for what its wisher can mend. */
  readonly work: (run: LongRun) => Promise<void>;
}

/** Why a job cannot be done, as a sentence of the server; its message is that in English. */
export class JobRefused extends Error {
  readonly word: ServerWord;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(word: ServerWord, params: Readonly<Record<string, string | number>> = {}) {
    super(renderServerWord(word, 'en', params));
    this.word = word;
    this.params = params;
  }
}
