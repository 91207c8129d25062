import type { FastifyRequest } from 'fastify';

/** Where a call comes from, as sessions and audit keep it. */
export interface Origin {
  /** Of the socket, or of the client where a trusted proxy names it. */
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
}

/** The origin of a call. */
export function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '', requestId: request.id };
}
