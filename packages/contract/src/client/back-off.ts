import { ApiError } from './api-error.ts';

/** Pauses between tries, milliseconds; one try more than pauses. */
const PAUSES = [400, 1200];
/** Longest `Retry-After` that a waiting person is held for, milliseconds. */
const MAX_WAIT_MS = 5_000;

const passing: ReadonlySet<ApiError['reason']> = new Set([
  'OVERLOADED',
  'SAVING_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'REQUEST_TIMEOUT',
]);

/** Repeats a call that may be sent twice while the server is unreachable or overloaded (wire.md §1: only GET and drafts). */
export async function withBackOff<T>(
  call: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<T> {
  for (const step of PAUSES) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !isPassing(error)) throw error;
      if ((error.retryAfter ?? 0) > MAX_WAIT_MS) throw error;
      await pause(Math.max(error.retryAfter ?? 0, step * (0.75 + Math.random() / 2)));
    }
  }
  return call();
}

function isPassing(error: ApiError): boolean {
  return error.unanswered || passing.has(error.reason);
}
