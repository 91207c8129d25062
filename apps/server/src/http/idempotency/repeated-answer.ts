import type { KeptAnswer } from './sealed-answer.ts';

/** Thrown where a call was about to begin whose first answer stands already: it ends the call with that answer. */
export class RepeatedAnswer extends Error {
  override readonly name = 'RepeatedAnswer';
  readonly answer: KeptAnswer;

  constructor(answer: KeptAnswer) {
    super('This call was answered before');
    this.answer = answer;
  }
}
