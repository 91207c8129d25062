import type { Database } from '../../database/database.ts';
import type { Scope } from '../../database/scoped/scope.ts';
import { hashDay } from './hash-day.ts';
import { selectLastSeal, type Seal } from './store.ts';

/** A seal, and whether the entries of its day are what was sealed. */
export interface CheckedSeal extends Seal {
  readonly holds: boolean;
}

/** The last sealed day of an exhibition, compared with its entries; null before the first. */
export async function checkLastSeal(database: Database, scope: Scope): Promise<CheckedSeal | null> {
  const seal = await selectLastSeal(database, scope);
  if (seal === null) return null;
  const found = await hashDay(database, scope, seal.day, seal.before);
  return { ...seal, holds: found.hash === seal.hash && found.entries === seal.entries };
}
