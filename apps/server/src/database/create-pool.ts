import { Pool, types } from 'pg';

/**
 * Connections to the database. `date` arrives as `YYYY-MM-DD` text, because a calendar day has no zone;
 * `bigint` and `numeric` arrive as text, because they do not fit a number.
 * @param onTrouble hears of idle connections that broke; the pool replaces them by itself.
 */
export function createPool(url: string, size: number, onTrouble: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'zhantai',
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.DATE ? (text: string) => text : types.getTypeParser(oid, format),
    },
  });
  pool.on('error', onTrouble);
  return pool;
}
