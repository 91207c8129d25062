import { calls } from '@zhantai/contract';
import { DictionaryEntry, DictionaryQuery } from '@zhantai/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { exhibitionOf, signedInOf } from '../auth/index.ts';
import { enveloped } from '../platform/enveloped.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import type { Asker } from './dictionary.ts';
import { readEntryRequest } from './entry-request.ts';
import type { Dictionaries } from './registry.ts';

/** `GET|POST /api/dict/:code` (wire.md §4). */
export function dictionaryRoutes(app: App, { database }: Deps, dictionaries: Dictionaries): void {
  const answer = async (
    request: FastifyRequest,
    code: string,
    query: DictionaryQuery,
  ): Promise<DictionaryEntry[]> => {
    const dictionary = dictionaries.of(code);
    const asker = askerOf(request);
    const wanted = readEntryRequest(query);
    if (wanted.kind === 'list') return [...(await dictionary.list(database, asker, wanted.filter))];
    const found = await dictionary.find(database, asker, wanted.values);
    return found.map(({ value, label, disabled }) => ({ value, label, ...(disabled ? { disabled } : {}) }));
  };
  const response = { 200: enveloped(Type.Array(DictionaryEntry)) };

  app.get(calls.dictionary.path, {
    config: { access: 'signed-in' },
    schema: { params: DictionaryParams, querystring: DictionaryQuery, response },
    handler: async (request, reply) => ok(reply, await answer(request, request.params.code, request.query)),
  });
  app.post(calls.dictionary.path, {
    config: { access: 'signed-in' },
    schema: { params: DictionaryParams, body: DictionaryQuery, response },
    handler: async (request, reply) => ok(reply, await answer(request, request.params.code, request.body)),
  });
}

const DictionaryParams = Type.Object({ code: Type.String({ pattern: '^[\\w-]{1,64}$' }) });

function askerOf(request: FastifyRequest): Asker {
  const caller = signedInOf(request);
  return {
    scope: exhibitionOf(request),
    accountId: caller.accountId,
    exhibitorId: caller.kind === 'user' ? caller.exhibitorId : null,
    language: languageOf(request),
  };
}
