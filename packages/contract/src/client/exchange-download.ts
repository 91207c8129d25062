import { callFailed } from './api-error.ts';
import type { RawAnswer } from './read-answer.ts';

/** A request that a file answers. */
export interface OutgoingDownload {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal | undefined;
  /** Called with the bytes so far as they arrive. */
  readonly onProgress: ((bytes: number) => void) | undefined;
  /** Milliseconds without progress until `TIMEOUT` (wire.md §1). */
  readonly silence: number;
}

/** A file as it came. */
export interface Download {
  readonly blob: Blob;
  /** As the server calls it. */
  readonly name: string;
}

/** Fetches a file; a refusal comes back as the answer it is. `NETWORK`, `TIMEOUT` and `CANCELLED` are thrown as `ApiError`. */
export async function exchangeDownload(out: OutgoingDownload): Promise<Download | RawAnswer> {
  const abort = new AbortController();
  let timedOut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timedOut = true;
      abort.abort();
    }, out.silence);
  };
  const giveUp = () => {
    abort.abort();
  };
  if (out.signal?.aborted === true) abort.abort();
  out.signal?.addEventListener('abort', giveUp, { once: true });
  try {
    listen();
    const { url, method, headers, body } = out;
    const response = await fetch(url, { method, headers, body, signal: abort.signal, cache: 'no-store' });
    const parts: BlobPart[] = [];
    let bytes = 0;
    const reader = response.body?.getReader();
    for (;;) {
      const next = await reader?.read();
      if (next?.value === undefined) break;
      listen();
      parts.push(new Uint8Array(next.value));
      bytes += next.value.byteLength;
      out.onProgress?.(bytes);
    }
    const blob = new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
    const disposition = response.headers.get('Content-Disposition');
    if (response.ok && disposition !== null) return { blob, name: nameIn(disposition) };
    return {
      status: response.status,
      text: await blob.text(),
      retryAfter: response.headers.get('Retry-After'),
    };
  } catch {
    if (timedOut) throw callFailed('TIMEOUT');
    throw callFailed(out.signal?.aborted === true ? 'CANCELLED' : 'NETWORK');
  } finally {
    clearTimeout(timer);
    out.signal?.removeEventListener('abort', giveUp);
  }
}

/** The name in the form of RFC 5987, which takes every language. */
function nameIn(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
