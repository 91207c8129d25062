import { callFailed } from './api-error.ts';
import type { RawAnswer } from './read-answer.ts';

/** One HTTP request, ready to send. */
export interface Outgoing {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal | undefined;
  /** Lets the request outlive the page; browsers take at most 64 KB then. */
  readonly keepalive: boolean;
  /** Milliseconds until `TIMEOUT`, reading the answer included; a long body has as long beside it as it takes to be sent. */
  readonly timeout: number;
}

/** Sends one request and reads its body; `NETWORK`, `TIMEOUT` and `CANCELLED` are thrown as `ApiError`. */
export async function exchange(out: Outgoing): Promise<RawAnswer> {
  const abort = new AbortController();
  let timedOut = false;
  const timer = setTimeout(
    () => {
      timedOut = true;
      abort.abort();
    },
    // A table of megabytes takes a minute on a slow network: eight letters in a millisecond are not too slow.
    out.timeout + (out.body?.length ?? 0) / 8,
  );
  const giveUp = () => {
    abort.abort();
  };
  if (out.signal?.aborted === true) abort.abort();
  out.signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const response = await fetch(out.url, {
      method: out.method,
      headers: out.headers,
      body: out.body,
      signal: abort.signal,
      keepalive: out.keepalive,
      cache: 'no-store',
    });
    const text = await response.text();
    return { status: response.status, text, retryAfter: response.headers.get('Retry-After') };
  } catch {
    if (timedOut) throw callFailed('TIMEOUT');
    throw callFailed(out.signal?.aborted === true ? 'CANCELLED' : 'NETWORK');
  } finally {
    clearTimeout(timer);
    out.signal?.removeEventListener('abort', giveUp);
  }
}
