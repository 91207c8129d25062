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
    types: { getTypeParser: parserOf },
  });
  pool.on('error', onTrouble);
  // Of a connection that is in use its statement tells; with nobody to hear of its end, the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const days: ReadonlySet<number> = new Set([types.builtins.DATE]);

/** How values of a type are read. */
export function parserOf(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (days.has(oid)) return (text) => text;
  const parse: (text: string) => unknown = types.getTypeParser(oid, format ?? 'text');
  return parse;
}
