import { CompiledQuery } from 'kysely';
import { connectionsOf } from './create-database.ts';
import type { Database } from './database.ts';

/** Runs a statement with these values in the order of its `$1`, `$2` …; in a transaction where one is given. */
export type FixedStatement<Row> = (database: Database, values: readonly unknown[]) => Promise<readonly Row[]>;

/** A statement whose text is written down once, so that nothing is built for each call: for what is asked most often. */
export function fixedStatement<Row = unknown>(text: string): FixedStatement<Row> {
  const sql = text.replaceAll(/\s+/g, ' ').trim();
  return async (database, values) => {
    const pool = connectionsOf(database);
    if (pool !== null) {
      const connection = await pool.connect();
      try {
        return (await connection.query<Row>(sql, values)).rows;
      } finally {
        connection.release();
      }
    }
    const query: CompiledQuery<Row> = CompiledQuery.raw(sql, [...values]);
    return (await database.executeQuery(query)).rows;
  };
}
