import type { RefusalCode } from '../refusal-status.ts';
import { ApiError, callFailed } from './api-error.ts';

/** An HTTP answer with its body as text. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** Value of the `Retry-After` header. */
  readonly retryAfter: string | null;
}

/** The parsed body of a successful answer; throws `ApiError` for every other (wire.md §1: status *and* body code count). */
export function readAnswer(raw: RawAnswer): Readonly<Record<string, unknown>> {
  const body = parseObject(raw.text);
  if (body === null) throw refused(raw, {});
  const code = body['code'];
  if (raw.status >= 200 && raw.status < 300 && (code === undefined || code === 200)) return body;
  throw refused(raw, body);
}

function refused(raw: RawAnswer, body: Readonly<Record<string, unknown>>): ApiError {
  const code = typeof body['code'] === 'number' ? body['code'] : raw.status;
  const data = isObject(body['data']) ? body['data'] : {};
  const message = body['msg'] ?? body['error_description'] ?? body['message'];
  const reason = isReason(data['reason']) ? data['reason'] : reasonOf(code);
  if (reason === null) return callFailed('BAD_ANSWER', raw.status);
  return new ApiError({
    status: raw.status,
    code,
    reason,
    message: typeof message === 'string' ? message : '',
    data,
    retryAfter: milliseconds(raw.retryAfter),
  });
}

/** The plain refusal of a status, for answers that name no reason (a proxy's, for instance). */
function reasonOf(code: number): RefusalCode | null {
  if (code === 401) return 'UNAUTHORIZED';
  if (code === 429) return 'TOO_MANY_REQUESTS';
  if (code === 502 || code === 503 || code === 504) return 'OVERLOADED';
  if (code === 400) return 'BAD_REQUEST';
  if (code === 403) return 'FORBIDDEN';
  if (code === 404) return 'NOT_FOUND';
  if (code === 408) return 'REQUEST_TIMEOUT';
  if (code === 413) return 'PAYLOAD_TOO_LARGE';
  if (code >= 500) return 'SERVER_ERROR';
  return null;
}

/** Whether it is spelled as a code. The server holds itself to the closed list, which would weigh more than all of this. */
function isReason(value: unknown): value is RefusalCode {
  return typeof value === 'string' && /^[A-Z_]+$/.test(value);
}

function milliseconds(header: string | null): number | null {
  const seconds = Number(header ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
