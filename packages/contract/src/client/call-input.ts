import type { CallTypes, DownloadTypes } from '../call-types.ts';

/** How one call is made, whatever it carries. */
export interface CallManner {
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  /** Of a POST that may be sent again by hand: the same key and body are done once (wire.md §1). */
  readonly idempotencyKey?: string;
  /** Further headers (`Captcha-Key`). */
  readonly headers?: Readonly<Record<string, string>>;
  /** Of the answer; that of the page unless given. Given where what is remembered of an answer is of one language. */
  readonly language?: string;
}

/** What a call takes: exactly its `params`, `query` and `body`, and the manner. */
export type CallInput<K extends keyof CallTypes> = Pick<
  CallTypes[K],
  Extract<keyof CallTypes[K], 'params' | 'query' | 'body'>
> &
  CallManner;

export type CallData<K extends keyof CallTypes> = CallTypes[K]['data'];

export interface UploadManner {
  /** Further headers (`Ticket`, `Captcha-Key`). */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Called with 0…1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Milliseconds to wait for the answer where the server has much to do; the client's time-out unless given. */
  readonly silence?: number | undefined;
}

/** What a download takes: exactly its `params`, `query` and `body`, and the manner. */
export type DownloadInput<K extends keyof DownloadTypes> = DownloadTypes[K] & DownloadManner;

export interface DownloadManner {
  readonly signal?: AbortSignal | undefined;
  /** Called with the bytes so far. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
}

/** A call whose path is not in the table: a dictionary that a definition names. */
export interface PathInput extends CallManner {
  readonly method: 'GET' | 'POST';
  /** Same origin, beginning with `/api/`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
