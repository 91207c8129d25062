import type { ServerResponse } from 'node:http';
import { Refusal } from '../../platform/refusal.ts';
import type { Ticket } from './admission.ts';
import type { LaneName, Lanes } from './lanes.ts';

/** Milliseconds after which a call that its caller gave up is forgotten, whatever still works for it. */
const ABANDONED_AFTER_MS = 60_000;

/**
 * A call that was let in. It holds its place until it is answered and nothing works for it any more: who hangs up after
 * asking for something costly does not get the place back for that.
 */
export class AdmittedCall {
  readonly #lanes: Lanes;
  readonly #key: string;
  readonly #isPreferred: boolean;
  readonly #response: ServerResponse;
  #ticket: Ticket | null;
  #isAnswered = false;
  #isOver = false;

  constructor(lanes: Lanes, key: string, isPreferred: boolean, ticket: Ticket, response: ServerResponse) {
    [this.#lanes, this.#key, this.#isPreferred, this.#ticket] = [lanes, key, isPreferred, ticket];
    this.#response = response;
    response.once('close', () => {
      this.#isOver = true;
      if (this.#isAnswered) this.leave();
      else if (this.#ticket !== null) setTimeout(() => this.leave(), ABANDONED_AFTER_MS).unref();
    });
  }

  /** The handler has come to its end. */
  answered(): void {
    this.#isAnswered = true;
    if (this.#isOver) this.leave();
  }

  /** Gives the place to others, for good or until {@link enter}. */
  leave(): void {
    this.#ticket?.leave();
    this.#ticket = null;
  }

  /** What still comes of it is cut off. */
  #end(): void {
    this.leave();
    this.#response.destroy();
  }

  get hasPlace(): boolean {
    return this.#ticket !== null;
  }

  /** @throws Refusal OVERLOADED. */
  async enter(name: LaneName): Promise<void> {
    const ticket = await new Promise<Ticket>((begin, fail) => {
      const refuse = (seconds: number): void => fail(new Refusal('OVERLOADED', { seconds }));
      this.#lanes[name].enter(this.#key, this.#isPreferred, begin, refuse, () => this.#end());
    });
    this.#ticket = ticket;
    if (this.#isOver && this.#isAnswered) this.leave();
  }
}
