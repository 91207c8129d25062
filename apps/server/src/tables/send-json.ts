import type { FastifyReply } from 'fastify';

/** Answers with JSON that is written already, in parts: a long answer is not put together by the event loop. */
export function sendJson(
  reply: FastifyReply,
  status: 200 | 422,
  parts: readonly (string | Uint8Array)[],
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))));
}
