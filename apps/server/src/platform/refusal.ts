import { refusalStatus, type RefusalCode } from '@zhantai/contract';
import type { Params } from '@zhantai/messages';

/**
 * An expected "no": a closed code, thrown once and rendered by one handler into the envelope.
 * Bugs are never refusals.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** HTTP status, and `code` of the envelope. */
  readonly status: number;
  /** What the sentence names. `seconds` becomes `Retry-After` on 429 and 503. */
  readonly params: Params;
  /** What `data` holds beside `reason`: the problems, the newest form, who saved what. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: RefusalCode, params: Params = {}, data: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.status = refusalStatus[code];
    this.params = params;
    this.data = data;
  }
}
