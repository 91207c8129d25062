import type { Language } from '@zhantai/engine';
import { parseLanguage } from '@zhantai/messages';
import type { FastifyRequest } from 'fastify';

/** The language a call is answered in, by its `Accept-Language` (wire.md §1). */
export function languageOf(request: FastifyRequest): Language {
  return parseLanguage(request.headers['accept-language']);
}
