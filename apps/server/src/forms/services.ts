import type { Database } from '../database/database.ts';
import { createDefinitionCache, type DefinitionCache } from './definition-cache.ts';

const caches = new WeakMap<Database, DefinitionCache>();

/** The one cache of published versions over a database. */
export function definitionsOf(database: Database): DefinitionCache {
  const known = caches.get(database);
  if (known !== undefined) return known;
  const made = createDefinitionCache();
  caches.set(database, made);
  return made;
}
