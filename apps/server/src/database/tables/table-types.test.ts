import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readTableTypes } from './test-table-types.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** What the driver makes of each type of the database. */
const kinds: Readonly<Record<string, string>> = {
  text: 'string',
  bpchar: 'string',
  varchar: 'string',
  uuid: 'string',
  int8: 'string',
  numeric: 'string',
  date: 'string',
  int2: 'number',
  int4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  _text: 'string[]',
  _int4: 'number[]',
  jsonb: 'json',
  json: 'json',
};

it('the types of the tables say what the migrated database has', async () => {
  const { rows } = await sql<{
    table: string;
    column: string;
    type: string;
    nullable: boolean;
    optional: boolean;
    isView: boolean;
  }>`select c.table_name as table, c.column_name as column, c.udt_name as type, c.is_nullable = 'YES' as nullable,
      c.is_nullable = 'YES' or c.column_default is not null or c.is_generated = 'ALWAYS'
        or c.is_identity = 'YES' or t.table_type = 'VIEW' as optional, t.table_type = 'VIEW' as "isView"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public'`.execute(test.database);
  const differences = [...readTableTypes()].flatMap(([table, columns]) => {
    const found = new Map(rows.filter((row) => row.table === table).map((row) => [row.column, row]));
    if (found.size === 0) return [`${table}: no such table`];
    const untyped = [...found.keys()].filter((name) => !columns.some(({ column }) => column === name));
    return [
      ...untyped.map((name) => `${table}.${name}: not typed`),
      ...columns.flatMap(({ column, kind, nullable, optional }) => {
        const real = found.get(column);
        if (real === undefined) return [`${table}.${column}: no such column`];
        const differs = [
          ...(kinds[real.type] === kind ? [] : [`${real.type} is typed ${kind}`]),
          // Of what a view shows the database does not say whether it may be null.
          ...(real.isView || real.nullable === nullable
            ? []
            : [real.nullable ? 'may be null' : 'is never null']),
          ...(optional && !real.optional ? ['must be given'] : []),
        ];
        return differs.map((difference) => `${table}.${column}: ${difference}`);
      }),
    ];
  });
  expect(differences).toEqual([]);
});
