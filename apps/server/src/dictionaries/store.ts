import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { LocalText } from '../database/tables/schema.ts';
import type { Scope } from '../exhibitions/index.ts';

/** An entry as the organiser keeps it. */
export interface StoredEntry {
  readonly value: string;
  readonly parent: string | null;
  readonly label: LocalText;
  readonly description: LocalText | null;
  /** What queries filter by, e.g. `{ category: ["utility", "air"] }`. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly disabled: boolean;
  /** Choosing it asks for a free text. */
  readonly hasInput?: boolean;
}

/** All entries of a code in the organiser's order. */
export async function findEntries(
  database: Database,
  scope: Scope,
  code: string,
): Promise<readonly StoredEntry[]> {
  return scoped(database, scope)
    .selectFrom('dictionary_entry')
    .select(['value', 'parent', 'label', 'description', 'facets', 'disabled', 'has_input as hasInput'])
    .where('code', '=', code)
    .orderBy('sort')
    .orderBy('value')
    .execute();
}

/** Whether the organiser keeps anything under a code. */
export async function hasEntries(database: Database, scope: Scope, code: string): Promise<boolean> {
  const found = await scoped(database, scope)
    .selectFrom('dictionary_entry')
    .select('code')
    .where('code', '=', code)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What the organiser keeps under each code: how many entries, and the names that they can be filtered by. */
export async function summariseEntries(
  database: Database,
  scope: Scope,
): Promise<readonly { code: string; entries: number; filters: string[] }[]> {
  const [counts, names] = await Promise.all([
    scoped(database, scope)
      .selectFrom('dictionary_entry')
      .select(['code', sql<number>`count(*)::int`.as('entries')])
      .groupBy('code')
      .orderBy('code')
      .execute(),
    scoped(database, scope)
      .selectFrom('dictionary_entry')
      .select(['code', sql<string>`jsonb_object_keys(facets)`.as('name')])
      .distinct()
      .execute(),
  ]);
  return counts.map(({ code, entries }) => ({
    code,
    entries,
    filters: names
      .filter((one) => one.code === code)
      .map(({ name }) => name)
      .toSorted(),
  }));
}

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
