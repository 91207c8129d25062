import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Call, PooledHost } from './call.ts';
import { isKeptWhenUndone } from './during-call.ts';

/**
 * A connection as one statement or transaction of a call sees it: the one that the call has to itself as soon as it has
 * one, any other until then.
 */
export class CallClient implements PostgresPoolClient {
  readonly #call: Call;
  readonly #connect: () => Promise<PooledHost>;
  /** The transaction that runs here: its savepoint, null for the first of the call; undefined for none. */
  #begun: string | null | undefined;

  constructor(call: Call, connect: () => Promise<PooledHost>) {
    this.#call = call;
    this.#connect = connect;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('Rows are read by statements, not by cursors.');
    return this.#run<R>(sql, parameters);
  }

  release(): void {
    this.#begun = undefined;
  }

  async #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (/^(?:begin|start transaction)\b/.test(text)) {
      this.#begun = await this.#call.begin(text, this.#connect);
      return nothing;
    }
    const begun = this.#begun;
    if (begun === undefined) return this.#runAlone<R>(text, values);
    if (text === 'commit' || text === 'rollback') {
      this.#begun = undefined;
      // It commits with the answer.
      if (text === 'rollback') await this.#call.rollback(begun);
      return nothing;
    }
    return this.#call.query<R>(text, values);
  }

  async #runAlone<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#call.holds) return this.#call.queryAlone<R>(text, values, isKeptWhenUndone());
    const client = await this.#connect();
    try {
      return await client.query<R>(text, values);
    } finally {
      client.release();
    }
  }
}

const nothing: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };
