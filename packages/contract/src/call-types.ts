import type { Static, TSchema } from 'typebox';
import type { CallName } from './calls.ts';
import type { CallRecords } from './records/index.ts';

/** What each call takes and gives, as its record says; `data` is the envelope's, or the bare answer where it has none. */
export type CallTypes = {
  readonly [N in NamesOf<{ readonly data: TSchema; readonly upload?: never }>]: Taken<CallRecords[N]> & {
    readonly data: Given<CallRecords[N]>;
  };
};

/** Calls that send a file as multipart, and what they give. */
export type UploadTypes = {
  readonly [N in NamesOf<{ readonly upload: readonly string[] }>]: Given<CallRecords[N]>;
};

/** Calls that a file answers, and what they take. */
export type DownloadTypes = {
  readonly [N in NamesOf<{ readonly answer: 'file' }>]: Taken<CallRecords[N]>;
};

/** Calls of pages whose record is of this kind. */
type NamesOf<Kind> = {
  [N in CallName]: CallRecords[N] extends Kind ? N : never;
}[CallName];

type Taken<R> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;

/** What stands in one place of a request; it may be left out where nothing in it is asked for. */
type Part<R, P extends 'params' | 'query' | 'body'> =
  R extends Readonly<Record<P, infer S extends TSchema>>
    ? LeftOut<P, Static<S>> extends true
      ? { readonly [K in P]?: NonNullable<Static<S>> }
      : { readonly [K in P]: Static<S> }
    : unknown;

type LeftOut<P, T> = P extends 'query' ? (object extends T ? true : false) : null extends T ? true : false;

type Given<R> =
  R extends Readonly<Record<'data', infer S extends TSchema>>
    ? Static<S> extends readonly (infer E)[]
      ? readonly E[]
      : Static<S>
    : never;
