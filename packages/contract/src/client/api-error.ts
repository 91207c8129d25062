import type { RefusalCode } from '../refusal-status.ts';

/** What can end a call without an answer of the server: no connection, 30 s of silence, given up by the caller, not our answer. */
export type CallFailure = 'NETWORK' | 'TIMEOUT' | 'CANCELLED' | 'BAD_ANSWER';

export interface ApiErrorParts {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The envelope's `code`; the HTTP status where the body has none. */
  readonly code: number;
  readonly reason: RefusalCode | CallFailure;
  /** The server's sentence, verbatim; empty when no answer came. */
  readonly message: string;
  /** The refusal's `data`. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Milliseconds the server asks to wait, from `Retry-After`. */
  readonly retryAfter: number | null;
}

/** The one error of every call (wire.md §1). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly reason: RefusalCode | CallFailure;
  readonly data: Readonly<Record<string, unknown>>;
  readonly retryAfter: number | null;

  constructor(parts: ApiErrorParts) {
    super(parts.message);
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.reason = parts.reason;
    this.data = parts.data;
    this.retryAfter = parts.retryAfter;
  }

  /** Milliseconds after which the same may be sent again: nothing was judged or used up; null for every other refusal. */
  get comeAgainMs(): number | null {
    return this.code === 429 || this.code === 503 ? this.retryAfter : null;
  }

  /** The request never reached a server that answered: what was sent may be tried again later. */
  get unanswered(): boolean {
    return this.reason === 'NETWORK' || this.reason === 'TIMEOUT';
  }
}

/** An error for a call that ended without an answer. */
export function callFailed(reason: CallFailure, status = 0): ApiError {
  return new ApiError({ status, code: status, reason, message: '', data: {}, retryAfter: null });
}
