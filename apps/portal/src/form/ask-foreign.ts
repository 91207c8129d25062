import { callFailed } from '@zhantai/contract/client';
import type { DictionarySource } from '@zhantai/engine';

/** Milliseconds; as long as any call of the portal may take (wire.md §1). */
const LONGEST_MS = 30_000;

/**
 * Asks a foreign house for the options of a field: only where the organiser lists its host, by https, with what the
 * form says and nothing of who is signed in (engine.md §5).
 * @throws ApiError where it is not listed, not reached, or answers no JSON.
 */
export async function askForeign(
  hosts: readonly string[],
  { url: address, method, headers }: Pick<DictionarySource, 'url' | 'method' | 'headers'>,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  const url = new URL(address);
  if (url.protocol !== 'https:' || !hosts.includes(url.host)) throw callFailed('BAD_ANSWER');
  const post = method === 'post';
  const ending = new AbortController();
  const end = () => {
    ending.abort();
  };
  const timer = setTimeout(end, LONGEST_MS);
  signal.addEventListener('abort', end);
  if (!post) for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  try {
    const answer = await fetch(url, {
      method: post ? 'POST' : 'GET',
      headers: { ...headers, ...(post ? { 'content-type': 'application/json' } : {}) },
      ...(post ? { body: JSON.stringify(query) } : {}),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: ending.signal,
    });
    if (!answer.ok) throw callFailed('BAD_ANSWER');
    return await answer.json();
  } catch {
    throw callFailed(signal.aborted ? 'CANCELLED' : 'BAD_ANSWER');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
