import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientBase, type ClientConfig, type Pool } from 'pg';

/** Where the database tells what changed (migration 0015): `kind id` a message. */
const channel = 'zhantai_changes';
/** Milliseconds between two proofs that messages come through. */
const HEARTBEAT_MS = 1_500;
/** Milliseconds after the last proof that what is remembered is still believed: less than the five seconds promised. */
const PROOF_VALID_MS = 4_500;
/** Milliseconds before a broken line is tried again. */
const RECONNECT_MS = 1_000;
/** Milliseconds after which all is read again where nothing can be heard. */
const REREAD_MS = 2_000;

/** How changes are heard of: by every connection of the pool, by a line past a proxy, or not at all. */
export type Hearing =
  | { readonly kind: 'pool' | 'none' }
  | { readonly kind: 'line'; readonly config: () => Promise<ClientConfig> };

/** Who hears of changes; both must be quick. */
interface Hearer {
  changed(what: string): void;
  /** Anything may have changed. */
  lost(): void;
}

/**
 * What changes in the database, whichever process changes it. A line of its own hears of others; every connection of
 * the pool hears too, so that whoever changes something here has heard of it before it counts as done.
 */
export class Changes {
  readonly #pool: Pool;
  readonly #pulse = `zhantai_pulse_${randomBytes(8).toString('hex')}`;
  readonly #hearers: Hearer[] = [];
  #line: Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  readonly #stopped = new AbortController();
  #lasting: Promise<void> = Promise.resolve();
  #provedAt = Number.NEGATIVE_INFINITY;
  /** Calls that wait for the next proof. */
  #waiting: (() => void)[] = [];
  #count = 0;

  readonly #hearing: Hearing;

  constructor(pool: Pool, hearing: Hearing = { kind: 'pool' }) {
    this.#pool = pool;
    this.#hearing = hearing;
  }

  /** Lets a new connection of the pool hear, before anything is done with it. */
  async join(client: ClientBase): Promise<void> {
    // Whoever uses it hears of a break from the next statement; between two there is nobody to tell.
    client.on('error', () => undefined);
    // Behind a proxy another one may have the connection when something is told.
    if (this.#hearing.kind !== 'pool') return;
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    // A database that only reads tells nothing.
    await client.query(`listen ${channel}`).catch(() => undefined);
  }

  /** How many changes were heard of; what was read while it grew is not to be remembered. */
  get count(): number {
    return this.#count;
  }

  /** Whether all that changed more than five seconds ago was heard of, here and in every other process. */
  get complete(): boolean {
    return performance.now() - this.#provedAt < PROOF_VALID_MS;
  }

  /** Resolves when all was heard of that was committed before, or nothing is believed any more. */
  async caughtUp(): Promise<void> {
    const since = performance.now();
    if (!this.complete) return;
    this.#prove();
    while (this.complete && this.#provedAt < since) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Begins to listen with the first hearer. */
  tell(hearer: Hearer): void {
    this.#hearers.push(hearer);
    if (this.#timer !== null || this.#stopped.signal.aborted) return;
    if (this.#hearing.kind === 'none') {
      this.#timer = setInterval(() => this.#readAgain(), REREAD_MS).unref();
      this.#readAgain();
      return;
    }
    this.#timer = setInterval(() => this.#prove(), HEARTBEAT_MS).unref();
    this.#lasting = this.#keepLine();
  }

  /** Something was committed here: where no connection of the pool hears of it, anything may have changed. */
  committed(): void {
    if (this.#hearing.kind === 'pool') return;
    this.#count += 1;
    for (const hearer of this.#hearers) hearer.lost();
  }

  #readAgain(): void {
    this.#count += 1;
    for (const hearer of this.#hearers) hearer.lost();
    this.#acceptProof(performance.now());
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#stopped.abort();
    this.#acceptProof(Number.NEGATIVE_INFINITY);
    await this.#line?.end().catch(() => undefined);
    await this.#lasting;
  }

  async #keepLine(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      await this.#hold().catch(() => undefined);
      this.#lose();
      await sleep(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Listens until the connection breaks. */
  async #hold(): Promise<void> {
    const line = new Client(
      this.#hearing.kind === 'line' ? await this.#hearing.config() : this.#pool.options,
    );
    const over = new Promise<void>((resolve) => {
      line.once('end', resolve);
    });
    // It ends after an error.
    line.on('error', () => undefined);
    line.on('notification', (message) => {
      if (message.channel === this.#pulse) this.#acceptProof(Number(message.payload));
      else this.#hear(message.payload ?? '');
    });
    await line.connect();
    this.#line = line;
    await line.query(`listen ${channel}`);
    await line.query(`listen ${this.#pulse}`);
    this.#prove();
    if (this.#stopped.signal.aborted) await line.end();
    await over;
  }

  /** Sends a message to itself by another connection: behind a proxy that shares connections none would come. */
  #prove(): void {
    const sentAt = String(performance.now());
    this.#pool.query('select pg_notify($1, $2)', [this.#pulse, sentAt]).catch(() => undefined);
  }

  /** @param at when the proof was sent; -Infinity: nothing is proved any more. */
  #acceptProof(at: number): void {
    this.#provedAt = at;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resume of waiting) resume();
  }

  #hear(what: string): void {
    this.#count += 1;
    for (const hearer of this.#hearers) hearer.changed(what);
  }

  #lose(): void {
    this.#line = null;
    this.#acceptProof(Number.NEGATIVE_INFINITY);
    this.#count += 1;
    for (const hearer of this.#hearers) hearer.lost();
  }
}
