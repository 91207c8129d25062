import type { ApartName } from '../../platform/apart.ts';
import type { Settings } from '../../settings/settings.ts';

/** A call as a thread answers it. */
export interface LargeCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** Of the connection that it came by. */
  readonly address: string;
  readonly body: Uint8Array | null;
  /** The server's clock, milliseconds: a thread reads the same. */
  readonly at: number;
}

/** What a thread answered. */
export interface LargeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Uint8Array;
}

/** What the server says to such a thread, which answers one call or does one piece of work at a time. */
export type ToCallWorker =
  /** First of all: what its application is made of. */
  | { readonly kind: 'open'; readonly settings: Settings; readonly databaseUrl: string }
  | { readonly kind: 'call'; readonly call: LargeCall }
  /** Work of the server itself; `at` is its clock, milliseconds. */
  | { readonly kind: 'work'; readonly name: ApartName; readonly task: Uint8Array; readonly at: number }
  | { readonly kind: 'close' };

/** What it says. */
export type FromCallWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answered'; readonly answer: LargeAnswer }
  | { readonly kind: 'made'; readonly json: Uint8Array }
  /** A bug, or no database; what a call holds never makes a thread fail. */
  | { readonly kind: 'failed'; readonly message: string };
