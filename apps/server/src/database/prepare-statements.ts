import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { CustomTypesConfig, Pool, PoolClient } from 'pg';
import { canHandOver, noteChange } from './call/hand-over.ts';
import { boundedTypes } from './bounded-types.ts';
import { CallClient } from './call/call-client.ts';
import type { Host } from './call/call.ts';
import { currentCall } from './call/during-call.ts';
import { connectWithRetry } from './connections/connect-with-retry.ts';
import { isOutdatedPlan } from './failures/is-outdated-plan.ts';
import { sqlState } from './failures/sql-state.ts';

/** A statement that came so often is worth a plan that is kept. */
const worth = 3;
/** Statements that one process keeps plans of; each connection holds them. */
const most = 300;

/** Names of statements, for all connections of a pool. */
interface Names {
  /** null: this statement is planned each time. */
  of(sql: string): string | null;
  /** After an error of the database: whether the name was at fault, so that the statement may run without it. */
  blame(error: unknown): boolean;
}

/** What connections of a pool are like. */
interface Manner {
  /** Statements keep their names. */
  readonly keepsNames: boolean;
  /** Done with a new connection before anything else. */
  readonly begin: (client: PoolClient) => Promise<void>;
  /** Told when something may have been changed for good. */
  readonly committed: () => void;
}

const noNames: Names = { of: () => null, blame: () => false };

/**
 * The pool as kysely uses it, its frequent statements prepared: the database parses and plans them once for each
 * connection. Names come from the text, so that connections which a proxy shares between processes agree about them.
 */
export function prepareStatements(pool: Pool, { begin, committed, keepsNames }: Manner): PostgresPool {
  const names = keepsNames ? createNames() : noNames;
  const clients = new WeakMap<PoolClient, PreparingClient>();
  const take = async (): Promise<PreparingClient> => {
    const client = await connectWithRetry(pool);
    const known = clients.get(client);
    if (known !== undefined) return known;
    const fresh = new PreparingClient(client, names, committed);
    try {
      await begin(client);
    } catch (error) {
      // Whoever asked gets no connection to give back, so it is given back here.
      client.release(true);
      throw error;
    }
    clients.set(client, fresh);
    return fresh;
  };
  return {
    async connect() {
      const call = currentCall();
      return call?.waits === true ? new CallClient(call, take) : take();
    },
    end: () => pool.end(),
  };
}

/** A connection of the pool that takes statements by name too. */
interface NamingClient {
  query<R>(statement: {
    readonly name?: string;
    readonly text: string;
    readonly values: unknown[];
    readonly types?: CustomTypesConfig;
  }): Promise<PostgresQueryResult<R>>;
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(text: string): Promise<{ readonly command: string }>;
  /** @param broken it is not to be used any more. */
  release(broken?: boolean): void;
}

class PreparingClient implements PostgresPoolClient, Host {
  readonly #client: NamingClient;
  readonly #names: Names;
  #inTransaction = false;

  readonly #committed: () => void;

  constructor(client: NamingClient, names: Names, committed: () => void) {
    this.#committed = committed;
    this.#client = client;
    this.#names = names;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('Rows are read by statements, not by cursors.');
    return this.#run<R>(sql, [...parameters]);
  }

  release(): void {
    this.#giveBack(false);
  }

  async settle(end: 'commit' | 'rollback'): Promise<void> {
    let settled = false;
    try {
      const { command } = await this.#client.query(end);
      settled = true;
      // A transaction in which a statement failed says so only here.
      if (end === 'commit') this.#committed();
      if (command.toLowerCase() !== end) throw new Error('What was done could not be kept');
    } finally {
      this.#giveBack(!settled);
    }
  }

  #giveBack(broken: boolean): void {
    this.#inTransaction = false;
    this.#client.release(broken);
  }

  async #run<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    const changes = text === 'commit' || (!this.#inTransaction && /^(?:insert|update|delete) /.test(text));
    const result = await this.#ask<R>(text, values);
    if (changes) this.#committed();
    return result;
  }

  async #ask<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    const step = /^(?:(begin|start transaction)|(commit|rollback)$)/.exec(text);
    if (step !== null) this.#inTransaction = step[1] !== undefined;
    if (step === null && !/^\s*(?:select|savepoint|release|rollback|set) /.test(text)) noteChange();
    const types = canHandOver() && /^\s*select /.test(text) ? { types: boundedTypes() } : {};
    const name = values.length === 0 ? null : this.#names.of(text);
    if (name === null) return this.#client.query<R>({ text, values, ...types });
    try {
      return await this.#client.query<R>({ name, text, values, ...types });
    } catch (error) {
      // Of a transaction all that was done before is undone; whoever began it begins anew.
      if (!this.#names.blame(error) || this.#inTransaction) throw error;
      return this.#client.query<R>(text, values);
    }
  }
}

function createNames(): Names {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  let generation = 0;
  let stopped = false;
  return {
    of(sql) {
      const known = names.get(sql);
      if (known !== undefined) return known;
      if (stopped || names.size >= most) return null;
      const times = (seen.get(sql) ?? 0) + 1;
      // Lists of every length make texts without end; those that never come again must not fill the memory.
      if (seen.size > most * 10) seen.clear();
      seen.set(sql, times);
      if (times < worth) return null;
      seen.delete(sql);
      const name = `${createHash('sha256').update(sql).digest('base64url').slice(0, 20)}_${generation}`;
      names.set(sql, name);
      return name;
    },
    blame(error) {
      if (isOutdatedPlan(error)) generation += 1;
      else if (isLostName(error)) stopped = true;
      else return false;
      names.clear();
      return true;
    },
  };
}

/** A proxy gave the connection to somebody else meanwhile: it cannot keep names. */
function isLostName(error: unknown): boolean {
  const state = sqlState(error);
  return state === '26000' || state === '42P05';
}
