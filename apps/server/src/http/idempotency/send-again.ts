import type { FastifyReply } from 'fastify';
import type { KeptAnswer } from './sealed-answer.ts';

/** Answers as it was answered first. */
export function sendAgain(reply: FastifyReply, { status, headers, body }: KeptAnswer): FastifyReply {
  return reply.code(status).headers(headers).header('idempotent-replayed', 'true').send(body);
}
