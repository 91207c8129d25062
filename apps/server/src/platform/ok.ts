import type { Envelope } from '@zhantai/contract';
import { renderRefusal } from '@zhantai/messages/refusals';
import type { FastifyReply } from 'fastify';
import { languageOf } from './language-of.ts';

/** The envelope of a success, for a handler to return. */
export function ok<T>(reply: FastifyReply, data: T): Envelope<T> {
  return { code: 200, success: true, data, msg: renderRefusal('OK', languageOf(reply.request)) };
}
