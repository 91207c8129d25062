import { limits, type RefusalData } from '@zhantai/contract';
import { renderRefusal } from '@zhantai/messages/refusals';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/failures/is-database-away.ts';
import { isSavingAway } from '../database/failures/is-saving-away.ts';
import { isUnstorableText } from '../database/failures/is-unstorable-text.ts';
import { isStorageAway } from '../platform/is-storage-away.ts';
import { languageOf } from '../platform/language-of.ts';
import { Refusal } from '../platform/refusal.ts';
import { RepeatedAnswer } from './idempotency/repeated-answer.ts';
import { sendAgain } from './idempotency/send-again.ts';
import { isBrokenMultipart } from './requests/is-broken-multipart.ts';
import { refuseInvalid } from './requests/refuse-invalid.ts';

/** The one place where anything thrown becomes an answer. A bug's detail is logged and never leaves. */
export function renderFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof RepeatedAnswer) {
    void sendAgain(reply, error.answer);
    return;
  }
  const refusal = asRefusal(error, request.routeOptions.bodyLimit);
  if (refusal === null) request.log.error({ err: error }, 'bug');
  else if (refusal.code === 'OVERLOADED') request.log.warn({ err: error }, 'refused, overloaded');
  else if (refusal.code === 'SAVING_UNAVAILABLE')
    request.log.error({ err: error }, 'refused, the database takes no changes');
  else if (refusal.code === 'FILES_UNAVAILABLE')
    request.log.error({ err: error }, 'refused, no place for files');
  send(refusal ?? new Refusal('SERVER_ERROR'), request, reply);
}

/** For calls that do not exist. */
export function renderNotFound(request: FastifyRequest, reply: FastifyReply): void {
  send(new Refusal('NOT_FOUND'), request, reply);
}

function send(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const { code, status, params } = refusal;
  const data: RefusalData = { ...refusal.data, reason: code };
  if (status === 429 || status === 503) void reply.header('retry-after', String(params['seconds'] ?? 2));
  // The framework closes the connection of a body that it did not take; one that is there leaves it in order.
  if (request.raw.complete) void reply.removeHeader('connection');
  const msg = renderRefusal(code, languageOf(request), params);
  // Serialised here: a route's own response schemas describe its successes.
  void reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({ code: status, success: false, data, msg });
}

/** What an error means to the caller; null for a bug. */
function asRefusal(error: unknown, bodyLimit: number): Refusal | null {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return new Refusal('OVERLOADED', { seconds: 2 });
  if (isSavingAway(error)) return new Refusal('SAVING_UNAVAILABLE', { seconds: 30 });
  if (isStorageAway(error)) return new Refusal('FILES_UNAVAILABLE', { seconds: 30 });
  if (isUnstorableText(error)) return new Refusal('BAD_REQUEST');
  if (isBrokenMultipart(error)) return new Refusal('BAD_REQUEST');
  if (!isFastifyError(error)) return null;
  if (error.validation !== undefined) return refuseInvalid(error.validation);
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('PAYLOAD_TOO_LARGE', { limit: megabytes(bodyLimit) });
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Refusal('FILE_TOO_LARGE', { limit: megabytes(limits.uploadBytes) });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new Refusal('UNSUPPORTED_MEDIA');
    default:
      return (error.statusCode ?? 500) < 500 ? new Refusal('BAD_REQUEST') : null;
  }
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'statusCode' in error;
}

function megabytes(bytes: number): number {
  return Math.floor((bytes / (1024 * 1024)) * 100) / 100;
}
