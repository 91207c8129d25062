import type { RefusalCode } from '@zhantai/contract';

/** What the schema of a call does not say. */
export interface CallNote {
  /** What it does, in one sentence without a full stop; where its route says so itself, nothing. */
  readonly summary?: string;
  /** Refusals beyond those that every call of its kind knows. */
  readonly refusals?: readonly RefusalCode[];
  /** Fields beside `file` of an upload. */
  readonly fields?: readonly string[];
}
