import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** What stands at the address of the database. */
export interface ServerKind {
  readonly version: number;
  readonly encoding: string;
  /** It takes no changes: a standby. */
  readonly readOnly: boolean;
  /** A proxy that may give a connection to somebody else after each transaction (PgBouncer). */
  readonly pooled: boolean;
  /** Statements keep their names. */
  readonly keepsNames: boolean;
  /** Connections that it has for those who are like us, all together; null where a proxy gives them. */
  readonly connections: number | null;
}

interface Row {
  readonly version: number;
  readonly encoding: string;
  readonly read_only: boolean;
  readonly pid: number;
  readonly connections: number;
}

/** Asks the server of a pool what it is. */
export async function inspectServer(pool: Pool): Promise<ServerKind> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Row>(`
      select current_setting('server_version_num')::int / 10000 as version,
        current_setting('server_encoding') as encoding, current_setting('transaction_read_only') = 'on' as read_only,
        pg_backend_pid() as pid, least(
          current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
            - coalesce(current_setting('reserved_connections', true)::int, 0),
          (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
          (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
        ) as connections
    `);
    const {
      version = 0,
      encoding = '',
      read_only: readOnly = false,
      pid = 0,
      connections = 0,
    } = rows[0] ?? {};
    // A proxy tells clients a number of its own, for it is the one who passes their cancellations on.
    const pooled = Reflect.get(client, 'processID') !== pid;
    return {
      version,
      encoding,
      readOnly,
      pooled,
      connections: pooled ? null : connections,
      keepsNames: !pooled || (await keepsNames(client)),
    };
  } finally {
    client.release();
  }
}

/** A proxy that keeps track of names (PgBouncer 1.21 and newer) gives statements others at the server. */
async function keepsNames(client: PoolClient): Promise<boolean> {
  const name = `zhantai_${randomBytes(8).toString('hex')}`;
  await client.query('begin');
  try {
    await client.query({ name, text: 'select 1 as named' });
    const { rows } = await client.query('select from pg_prepared_statements where name = $1', [name]);
    if (rows.length === 0) return true;
    await client.query(`deallocate ${name}`);
    return false;
  } finally {
    await client.query('rollback');
  }
}
