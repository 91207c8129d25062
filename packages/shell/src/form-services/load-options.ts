import type { Client } from '@zhantai/contract/client';
import { readOptions } from '@zhantai/engine';
import type { FormServices } from '@zhantai/views';
import { withRetry } from '../loading/with-retry.ts';

/** Whom the dictionaries of a form are asked for. */
export interface OptionsOf {
  readonly client: Pick<Client, 'ask'>;
  /** Foreign hosts that may be asked for options. */
  readonly dictionaryHosts: readonly string[];
  /** The exhibitor for whom somebody else fills the form in. */
  readonly exhibitorId?: string | undefined;
  /** Go along with every question (`Ticket`). */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks the dictionary of a field for its options. */
export function loadOptionsOf({
  client,
  dictionaryHosts,
  exhibitorId,
  headers = {},
}: OptionsOf): FormServices['loadOptions'] {
  return async (source, query, signal) => {
    const url = new URL(source.url, window.location.origin);
    if (url.origin !== window.location.origin) {
      const { askForeign } = await withRetry(() => import('./ask-foreign.ts'));
      return readOptions(source, await askForeign(dictionaryHosts, source, query, signal));
    }
    const all = {
      ...Object.fromEntries(url.searchParams),
      ...query,
      ...(exhibitorId === undefined ? {} : { exhibitorId }),
    };
    const answer = await client.ask({
      method: source.method === 'post' ? 'POST' : 'GET',
      path: url.pathname,
      signal,
      headers: { ...source.headers, ...headers },
      ...(source.method === 'post' ? { body: all } : { query: all }),
    });
    return readOptions(source, answer);
  };
}
