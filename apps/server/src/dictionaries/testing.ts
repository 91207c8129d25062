// What tests of other features, and the tool that makes the demo, use of dictionaries.
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { StoredEntry } from './store.ts';
export { findEntries } from './store.ts';

/** Adds entries in this order; those that exist get the new label, place and facets. */
export async function putEntries(
  database: Database,
  scope: Scope,
  code: string,
  entries: readonly StoredEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry, index) => ({
    code,
    value: entry.value,
    parent: entry.parent,
    label: JSON.stringify(entry.label),
    description: entry.description === null ? null : JSON.stringify(entry.description),
    facets: JSON.stringify(entry.facets),
    disabled: entry.disabled,
    has_input: entry.hasInput ?? false,
    sort: index,
  }));
  await insertRows(database, scope, 'dictionary_entry', rows, {
    json: ['label', 'description', 'facets'],
    end: sql`on conflict (tenant_id, exhibition_id, code, value) do update set
      parent = excluded.parent, label = excluded.label, description = excluded.description,
      facets = excluded.facets, disabled = excluded.disabled, has_input = excluded.has_input, sort = excluded.sort`,
  });
}
