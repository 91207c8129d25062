import { callFailed } from './api-error.ts';
import type { RawAnswer } from './read-answer.ts';

/** One HTTP request, ready to send. */
export interface Outgoing {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
  readonly signal: AbortSignal | undefined;
  /** Lets the request outlive the page; browsers take at most 64 KB then. */
  readonly keepalive: boolean;
  /** Milliseconds until `TIMEOUT`, reading the body included. */
  readonly timeout: number;
}

/** Sends one request and reads its body; `NETWORK`, `TIMEOUT` and `CANCELLED` are thrown as `ApiError`. */
export async function exchange(out: Outgoing): Promise<RawAnswer> {
  const abort = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort.abort();
  }, out.timeout);
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
