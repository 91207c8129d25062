import type { TokenFailure } from '@zhantai/contract';
import { renderRefusal } from '@zhantai/messages/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../platform/language-of.ts';
import { Refusal } from '../../platform/refusal.ts';

/** What a page or a front end has to do otherwise; of all else the sentence says enough. */
const named = [
  'SECRET_IN_ADDRESS',
  'EXHIBITION_NEEDED',
  'EXHIBITION_CLOSED',
  'FORBIDDEN',
  'SECOND_FACTOR',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_ENDED',
] as const;

/** What is told apart by `error`. */
const factorErrors: ReadonlyMap<string, TokenFailure['error']> = new Map([
  ['SECOND_FACTOR', 'second_factor'],
  ['SECOND_FACTOR_WRONG', 'second_factor_wrong'],
]);

/**
 * The token endpoint's own shape of a failure: HTTP 400 without an envelope, the sentence twice (wire.md §2).
 * Malformed requests, too many calls, overload and bugs are rendered as everywhere.
 */
export function renderTokenFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof Refusal) || error.status >= 429) throw error;
  const msg = renderRefusal(error.code, languageOf(request), error.params);
  const reason = named.find((code) => code === error.code);
  const factor = factorErrors.get(error.code);
  const failure: TokenFailure = {
    code: 400,
    success: false,
    data: { ...error.data, ...(reason === undefined ? {} : { reason }) },
    msg,
    error: factor ?? 'invalid_grant',
    error_code: 400,
    error_description: msg,
  };
  void reply.code(400).send(failure);
}
