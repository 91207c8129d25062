import type { Readiness } from '@zhantai/contract';
import { formatTime, selectExhibition, type Scope } from '../../exhibitions/index.ts';
import { findForms } from '../../forms/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { Refusal } from '../../platform/refusal.ts';
import { checks, type ReadinessFacts } from './checks.ts';
import { readDated } from './read-dated.ts';
import { countExhibitors, countTried, findStaff, findTicks, hasPricedItems } from './store.ts';

/** So many names of what is missing are told. */
const MAX_NAMES = 20;

/** What an exhibition needs before it opens, as it is this moment. */
export async function readReadiness(deps: Deps, scope: Scope): Promise<Readiness> {
  const [facts, found] = await Promise.all([readFacts(deps, scope), findTicks(deps.database, scope)]);
  const { zone } = facts.exhibition;
  const ticks = new Map(found.map(({ key, by, at }) => [key, { by, at: formatTime(at, zone) }]));
  return {
    state: facts.exhibition.open ? 'open' : 'closed',
    checks: checks
      .filter(({ applies }) => applies?.(facts) !== false)
      .map(({ key, path, missing }) => {
        const lacks = missing(facts);
        const names = typeof lacks === 'boolean' ? [] : lacks;
        const count = typeof lacks === 'boolean' ? Number(lacks) : lacks.length;
        const ticked = ticks.get(key) ?? null;
        const done = count === 0 || ticked !== null;
        return { key, path, done, ticked, names: names.slice(0, MAX_NAMES), count };
      }),
  };
}

async function readFacts(
  { database, settings, now }: Deps,
  { tenantId, exhibitionId }: Scope,
): Promise<ReadinessFacts> {
  const scope = { tenantId, exhibitionId };
  const [exhibition, forms, exhibitors, staff, tried, dated, hasPrices] = await Promise.all([
    selectExhibition(database, tenantId, exhibitionId),
    findForms(database, scope),
    countExhibitors(database, scope),
    findStaff(database, scope),
    countTried(database, scope),
    readDated(database, scope),
    hasPricedItems(database, scope),
  ]);
  if (exhibition === null) throw new Refusal('NOT_FOUND');
  const sends = { mail: settings.mail !== null, sms: settings.sms !== null };
  return { exhibition, now: now(), forms, exhibitors, staff, tried, dated, hasPrices, ...sends };
}
