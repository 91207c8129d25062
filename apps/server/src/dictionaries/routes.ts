import type { DictionaryEntry, DictionaryQuery } from '@zhantai/contract';
import { callRecords } from '@zhantai/contract/records';
import type { FastifyRequest } from 'fastify';
import { exhibitionOf } from '../auth/index.ts';
import type { App, Deps } from '../platform/feature.ts';
import { languageOf } from '../platform/language-of.ts';
import { ok } from '../platform/ok.ts';
import { Refusal } from '../platform/refusal.ts';
import { routeOf } from '../platform/route-of.ts';
import { ticketIn } from '../tickets/index.ts';
import type { Asker } from './dictionary.ts';
import { readEntryRequest } from './entry-request.ts';
import { requireAskingFor, requireAskingWith, type DictionaryPolicies } from './policy.ts';
import { presentForBlade } from './present-for-blade.ts';
import type { Dictionaries } from './registry.ts';

/** `GET|POST /api/dict/:code` (wire.md §4): for everybody signed in, and for holders of tickets what their form names. */
export function dictionaryRoutes(
  app: App,
  deps: Deps,
  dictionaries: Dictionaries,
  policies: DictionaryPolicies,
): void {
  const { database } = deps;

  const askerOf = async (
    request: FastifyRequest,
    code: string,
    wanted: string | undefined,
  ): Promise<Asker> => {
    const { caller } = request;
    const exhibition = exhibitionOf(request);
    const language = languageOf(request);
    if (caller.kind !== 'anonymous') {
      const exhibitorId = await requireAskingFor(policies, database, exhibition, caller, wanted);
      return { scope: exhibition, accountId: caller.accountId, exhibitorId, language };
    }
    const ticket = await ticketIn(deps, exhibition, request.headers);
    await requireAskingWith(policies, database, exhibition, ticket, code);
    return { scope: exhibition, accountId: '', exhibitorId: null, language };
  };

  /** A list that is empty for this caller is another thing than one that does not exist. */
  const requireKnown = async (asker: Asker, code: string, found: readonly unknown[]): Promise<void> => {
    if (found.length > 0 || (await dictionaries.isKnown(database, asker.scope, code))) return;
    throw new Refusal('NOT_FOUND');
  };

  const answer = async (
    request: FastifyRequest,
    code: string,
    { exhibitorId, ...query }: DictionaryQuery,
  ): Promise<DictionaryEntry[]> => {
    const dictionary = dictionaries.of(code);
    const asker = await askerOf(request, code, exhibitorId);
    const wanted = readEntryRequest(query);
    const found =
      wanted.kind === 'list'
        ? await dictionary.list(database, asker, wanted.filter)
        : await dictionary.find(database, asker, wanted.values);
    await requireKnown(asker, code, found);
    if (wanted.kind === 'list') return [...found];
    return found.map(({ value, label, disabled }) => ({ value, label, ...(disabled ? { disabled } : {}) }));
  };

  app.route({
    ...routeOf(callRecords.dictionary),
    handler: async (request, reply) => ok(reply, await answer(request, request.params.code, request.query)),
  });
  // Two lists of Blade's, one of ours.
  for (const call of [callRecords.bladeDictionary, callRecords.bladeBusinessDictionary]) {
    app.route({
      ...routeOf(call),
      handler: async (request, reply) => {
        const { code, exhibitorId } = request.query;
        const asker = await askerOf(request, code, exhibitorId);
        const entries = await dictionaries.of(code).list(database, asker, { facets: {}, whole: true });
        await requireKnown(asker, code, entries);
        return ok(reply, presentForBlade(entries));
      },
    });
  }
  app.route({
    ...routeOf(callRecords.postDictionary),
    handler: async (request, reply) => ok(reply, await answer(request, request.params.code, request.body)),
  });
}
