import type { PostgresQueryResult } from 'kysely';

/** A connection that a call has to itself. */
export interface Host {
  query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  /** Ends its transaction and gives the connection back. @throws where that is not known to have worked. */
  settle(end: 'commit' | 'rollback'): Promise<void>;
}

/** A connection of the pool. */
export type PooledHost = Host & { release(): void };

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A call that does not end within this many milliseconds lost its way: its connection must not be lost with it. */
const MAX_CALL_MS = 15 * 60_000;
/** What a statement that stands alone goes back to where it fails. */
const alone = 'zhantai_statement';

/**
 * What one call does to the database, as a whole: its first transaction stays open when it would commit, what comes
 * beside and after it joins it, and it commits with the answer. Until {@link expectAnswer} every transaction is for
 * itself. What fails is undone by itself, as it would be on a connection of its own.
 */
export class Call {
  #waits = false;
  #host: Host | null = null;
  #guard: NodeJS.Timeout | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #savepoints = 0;
  #connect: (() => Promise<PooledHost>) | null = null;
  /** What stands also where what is around it is undone, in order, and how much of it was there at each savepoint. */
  #kept: Statement[] = [];
  readonly #keptBefore = new Map<string, number>();

  /** From now on what is done waits for the answer. */
  expectAnswer(): void {
    this.#waits = true;
  }

  /** Whether what is done waits for the answer. */
  get waits(): boolean {
    return this.#waits;
  }

  /** Whether something was done that waits for its commit. */
  get holds(): boolean {
    return this.#host !== null;
  }

  /**
   * Begins a transaction: the first one for real.
   * @returns its savepoint; null for the first.
   */
  begin(text: string, connect: () => Promise<PooledHost>): Promise<string | null> {
    return this.#inTurn(async () => {
      if (!this.#waits) throw over();
      if (this.#host !== null) {
        const name = `zhantai_${(this.#savepoints += 1)}`;
        await this.#host.query(`savepoint ${name}`, []);
        this.#keptBefore.set(name, this.#kept.length);
        return name;
      }
      const host = await connect();
      try {
        await host.query(text, []);
      } catch (error) {
        await host.settle('rollback').catch(() => undefined);
        throw error;
      }
      this.#host = host;
      this.#connect = connect;
      this.#guard = setTimeout(
        () => void this.settle('rollback').catch(() => undefined),
        MAX_CALL_MS,
      ).unref();
      return null;
    });
  }

  /** Undoes a transaction that {@link begin} began. */
  rollback(savepoint: string | null): Promise<void> {
    return this.#inTurn(async () => {
      if (savepoint === null) await this.#end('rollback');
      else {
        const host = this.#requireHost();
        await host.query(`rollback to savepoint ${savepoint}`, []);
        await repeat(host, this.#kept.slice(this.#keptBefore.get(savepoint)));
      }
    });
  }

  /** Runs a statement of a transaction that {@link begin} began. */
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    return this.#inTurn(() => this.#requireHost().query<R>(text, values));
  }

  /**
   * Runs a statement that stands alone, only while the call {@link holds} something.
   * @param isKept it is done again where what is around it is undone.
   */
  queryAlone<R>(text: string, values: readonly unknown[], isKept = false): Promise<PostgresQueryResult<R>> {
    return this.#inTurn(async () => {
      const host = this.#requireHost();
      // The commit of what was acknowledged waits for the disk, whatever is done beside it.
      if (text.includes('synchronous_commit'))
        throw new Error('A call that holds something commits in full.');
      if (isKept) this.#kept.push({ text, values });
      await host.query(`savepoint ${alone}`, []);
      try {
        return await host.query<R>(text, values);
      } catch (error) {
        await host.query(`rollback to savepoint ${alone}`, []);
        throw error;
      }
    });
  }

  /** Commits or undoes what was done; nothing waits any more. @throws where a commit is not known to have worked. */
  settle(end: 'commit' | 'rollback'): Promise<void> {
    this.#waits = false;
    return this.#inTurn(() => this.#end(end));
  }

  async #end(end: 'commit' | 'rollback'): Promise<void> {
    const host = this.#host;
    this.#host = null;
    if (this.#guard !== null) clearTimeout(this.#guard);
    const kept = this.#kept;
    this.#kept = [];
    await host?.settle(end);
    if (end === 'commit' || kept.length === 0 || this.#connect === null) return;
    const own = await this.#connect();
    try {
      await repeat(own, kept);
    } finally {
      own.release();
    }
  }

  /** One after the other: what belongs together on a connection is not to be torn apart. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  #requireHost(): Host {
    if (this.#host === null) throw over();
    return this.#host;
  }
}

async function repeat(host: Host, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) {
    await host.query(text, values);
  }
}

const over = (): Error => new Error('Connection terminated: the call is over');
