import type { Database } from '../../database/database.ts';
import type { Scope } from '../../database/scoped/scope.ts';
import { hashDay } from './hash-day.ts';
import { selectDays, selectScopes, selectSeals } from './store.ts';

/** What became of one exhibition's audit. */
export interface VerifiedAudit extends Scope {
  readonly days: number;
  readonly entries: number;
  /** Hash of the last seal: kept elsewhere, it shows that no seal was taken from the end. Empty without any. */
  readonly last: string;
  /** What is not as it was sealed, a sentence each. */
  readonly faults: readonly string[];
}

/** Compares the audit of every exhibition with its seals. */
export async function verifyAudit(database: Database): Promise<readonly VerifiedAudit[]> {
  const verified: VerifiedAudit[] = [];
  // One after the other: each reads all that is kept.
  for (const scope of await selectScopes(database)) verified.push(await verifyExhibition(database, scope));
  return verified;
}

async function verifyExhibition(database: Database, scope: Scope): Promise<VerifiedAudit> {
  const seals = await selectSeals(database, scope);
  const faults: string[] = [];
  let before = '';
  let entries = 0;
  for (const seal of seals) {
    if (seal.before !== before) faults.push(`${seal.day}: the seal before it is missing or another one`);
    const found = await hashDay(database, scope, seal.day, seal.before);
    if (found.entries !== seal.entries)
      faults.push(`${seal.day}: ${found.entries} entries, ${seal.entries} when it was sealed`);
    else if (found.hash !== seal.hash) faults.push(`${seal.day}: entries are not what they were`);
    before = seal.hash;
    entries += found.entries;
  }
  const last = seals.at(-1);
  if (last !== undefined) {
    const known = new Set(seals.map(({ day }) => day));
    const strange = (await selectDays(database, scope, last.day)).filter((day) => !known.has(day));
    faults.push(...strange.map((day) => `${day}: entries of a day without a seal`));
  }
  const { tenantId, exhibitionId } = scope;
  return { tenantId, exhibitionId, days: seals.length, entries, last: before, faults };
}
