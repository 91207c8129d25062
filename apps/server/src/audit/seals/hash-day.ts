import { createHash } from 'node:crypto';
import { canonicalize } from 'json-canonicalize';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../database/scoped/scope.ts';
import type { Seal } from './store.ts';
import { selectEntries } from './store.ts';

/** So many entries are in memory at once. */
const size = 1_000;

/** The seal of a day: over the seal before and the entries in order of their ids, a line of canonical JSON each. */
export async function hashDay(database: Database, scope: Scope, day: string, before: string): Promise<Seal> {
  const hash = createHash('sha256').update(`${before}\n`);
  let entries = 0;
  let last = '';
  for (;;) {
    // One page after the other: each begins where the last ended.
    const page = await selectEntries(database, scope, day, last, size);
    for (const entry of page) {
      hash.update(`${canonicalize(entry)}\n`);
      last = String(entry['audit_id']);
    }
    entries += page.length;
    if (page.length < size) return { day, entries, hash: hash.digest('hex'), before };
  }
}
