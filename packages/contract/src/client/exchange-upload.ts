import { callFailed } from './api-error.ts';
import type { RawAnswer } from './read-answer.ts';

/** A multipart request whose progress is told. */
export interface OutgoingUpload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  readonly signal: AbortSignal | undefined;
  /** Called with 0…1 while bytes leave. */
  readonly onProgress: ((share: number) => void) | undefined;
  /** Milliseconds without progress until `TIMEOUT` (wire.md §1). */
  readonly silence: number;
}

/** Sends a form by XMLHttpRequest, the only browser call that tells the progress of what it sends. */
export function exchangeUpload(out: OutgoingUpload): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (end: () => void) => {
      clearTimeout(timer);
      out.signal?.removeEventListener('abort', cancel);
      end();
    };
    const cancel = () => {
      settle(() => {
        reject(callFailed('CANCELLED'));
      });
      request.abort();
    };
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        settle(() => {
          reject(callFailed('TIMEOUT'));
        });
        request.abort();
      }, out.silence);
    };
    request.upload.addEventListener('progress', (event) => {
      listen();
      if (event.lengthComputable) out.onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      settle(() => {
        resolve({
          status: request.status,
          text: request.responseText,
          retryAfter: request.getResponseHeader('Retry-After'),
        });
      });
    });
    request.addEventListener('error', () => {
      settle(() => {
        reject(callFailed('NETWORK'));
      });
    });
    if (out.signal?.aborted === true) {
      cancel();
      return;
    }
    out.signal?.addEventListener('abort', cancel, { once: true });
    request.open('POST', out.url);
    for (const [name, value] of Object.entries(out.headers)) request.setRequestHeader(name, value);
    listen();
    request.send(out.form);
  });
}
