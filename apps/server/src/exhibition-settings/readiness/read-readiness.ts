import type { Readiness } from '@zhantai/contract';
import { selectExhibition, type Scope } from '../../exhibitions/index.ts';
import { findForms } from '../../forms/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { Refusal } from '../../platform/refusal.ts';
import { checks, type ReadinessFacts } from './checks.ts';
import { countExhibitors, findStaff } from './store.ts';

/** So many names of what is missing are told. */
const MAX_NAMES = 20;

/** What an exhibition needs before it opens, as it is this moment. */
export async function readReadiness(deps: Deps, scope: Scope): Promise<Readiness> {
  const facts = await readFacts(deps, scope);
  return {
    state: facts.exhibition.open ? 'open' : 'closed',
    checks: checks
      .filter(({ applies }) => applies?.(facts) !== false)
      .map(({ key, path, missing }) => {
        const found = missing(facts);
        const names = typeof found === 'boolean' ? [] : found;
        const count = typeof found === 'boolean' ? Number(found) : found.length;
        return { key, path, done: count === 0, names: names.slice(0, MAX_NAMES), count };
      }),
  };
}

async function readFacts(
  { database, settings, now }: Deps,
  { tenantId, exhibitionId }: Scope,
): Promise<ReadinessFacts> {
  const scope = { tenantId, exhibitionId };
  const [exhibition, forms, exhibitors, staff] = await Promise.all([
    selectExhibition(database, tenantId, exhibitionId),
    findForms(database, scope),
    countExhibitors(database, scope),
    findStaff(database, scope),
  ]);
  if (exhibition === null) throw new Refusal('NOT_FOUND');
  const sends = { mail: settings.mail !== null, sms: settings.sms !== null };
  return { exhibition, now: now(), forms, exhibitors, staff, ...sends };
}
