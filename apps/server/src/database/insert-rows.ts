import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './tables/schema.ts';
import type { Scope } from './scoped/scope.ts';
import type { ScopedSchema } from './scoped/scoped.ts';
import type { TableScope } from './scoped/table-scopes.ts';

/** Tables whose rows belong to an exhibition. */
type ExhibitionTable = {
  [T in keyof ScopedSchema]: TableScope<Schema[T]> extends 'exhibition' ? T : never;
}[keyof ScopedSchema];

/** What an insert may say beside its rows. */
export interface InsertManner {
  /** Columns of JSON, whose values come as its text. */
  readonly json?: readonly string[];
  /** What stands behind the rows: `on conflict …`. */
  readonly end?: RawBuilder<unknown>;
}

/**
 * Inserts rows of an exhibition, however many: they are one parameter, since a statement takes no more than 65,535 of them, and the text
 * is the same for any number of rows. All rows have the columns of the first.
 */
export async function insertRows<T extends ExhibitionTable>(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  table: T,
  rows: readonly Insertable<ScopedSchema[T]>[],
  { json = [], end = sql`` }: InsertManner = {},
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const own = { tenant_id: tenantId, exhibition_id: exhibitionId };
  const columns = sql.join(Object.keys({ ...own, ...first }).map((name) => sql.ref(name)));
  const parsed = new Set(json);
  const records = rows.map((row) =>
    Object.fromEntries(
      Object.entries({ ...own, ...row }).map(([name, value]) => [name, textOf(value, parsed.has(name))]),
    ),
  );
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)
    ${end}`.execute(database);
}

/** A value as its column reads it out of JSON. */
function textOf(value: unknown, isJson: boolean): unknown {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (!isJson || typeof value !== 'string') return value;
  const parsed: unknown = JSON.parse(value);
  return parsed;
}
