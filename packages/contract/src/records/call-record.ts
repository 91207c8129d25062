import type { TSchema } from 'typebox';
import type { Access } from '../access.ts';
import type { CallRate } from '../call-rate.ts';
import type { RefusalCode } from '../refusal-status.ts';

/** All that is known of a call: its address, which browsers load too (`calls/`), and what they do not need. */
export type CallRecord = EnvelopedCall | BareCall | FileCall;

/** It answers with `data` in the envelope. */
export type EnvelopedCall = CallFacts & { readonly answer?: never; readonly data: TSchema };

/** It answers with `data` alone. */
export type BareCall = CallFacts & { readonly answer: 'bare'; readonly data: TSchema };

/** It answers with something else than JSON. */
export type FileCall = CallFacts & { readonly answer: 'file'; readonly data?: never };

interface CallFacts {
  readonly method: 'GET' | 'POST';
  /** `:name` stands for a path parameter. */
  readonly path: string;
  readonly access: Access;
  /** `none`: it comes without tenant, exhibition and client headers (links, captcha, health). */
  readonly headers?: 'none';
  /** `none`: it comes without client credentials. */
  readonly client?: 'none';
  /** Also answers who must have a second factor and has none yet. */
  readonly withoutFactor?: true;
  /** Needs a code within the last ten minutes, else 403 `STEP_UP_NEEDED`. */
  readonly stepUp?: true;
  /** Also answers where no exhibition is chosen: what tenant admins need before they have one. */
  readonly withoutExhibition?: true;
  /** Also answers who is not of the staff while the exhibition is closed: what staff need before they are signed in. */
  readonly whileClosed?: true;
  /** `none`: an `Idempotency-Key` says nothing here, and no answer is kept. */
  readonly idempotency?: 'none';
  /** What it does comes in parts that each stand for themselves and change nothing when they are done again. */
  readonly parts?: true;
  /** It takes what people hand in, answers or lines of an order: threads are kept for it that no other call waits for. */
  readonly handsIn?: true;
  /** Greatest body of JSON; `bodyBytes.few` unless it says so. */
  readonly bodyBytes?: number;
  /**
   * How often one membership may make it, where it costs much: workbooks, quotations. Somebody at work stays far below; of
   * imports and of questions about ID numbers `limits` says it, for those count by the exhibitor.
   */
  readonly rates?: readonly CallRate[];
  /** What it does, in one sentence without a full stop. */
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** It takes one file as multipart, with these fields beside `file`. */
  readonly upload?: readonly string[];
  /** Refusals beyond those that every call of its kind knows. */
  readonly refusals?: readonly RefusalCode[];
}
