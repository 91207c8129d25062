import { callFailed } from '@zhantai/contract/client';
import type { DictionarySource } from '@zhantai/engine';

/** How much of a foreign house is waited for. */
interface Patience {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** As long as any call of the portal may take (wire.md §1), and ten times as much as the longest of our lists. */
const usual: Patience = { milliseconds: 30_000, bytes: 8 * 2 ** 20 };

/**
 * Asks a foreign house for the options of a field: only where the organiser lists its host, by https, with what the
 * form says and nothing of who is signed in (engine.md §5).
 * @throws ApiError where it is not listed, not reached, leads elsewhere, or answers no JSON or too much of it.
 */
export async function askForeign(
  hosts: readonly string[],
  { url: address, method, headers }: Pick<DictionarySource, 'url' | 'method' | 'headers'>,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
  patience = usual,
): Promise<unknown> {
  const url = new URL(address);
  if (url.protocol !== 'https:' || !hosts.includes(url.host)) throw callFailed('BAD_ANSWER');
  const post = method === 'post';
  const ending = new AbortController();
  const end = () => {
    ending.abort();
  };
  const timer = setTimeout(end, patience.milliseconds);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
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
    return JSON.parse(await textOf(answer, patience.bytes));
  } catch {
    throw callFailed(signal.aborted ? 'CANCELLED' : 'BAD_ANSWER');
  } finally {
    // What still comes of an answer that is not wanted is not waited for.
    ending.abort();
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** A body as it comes, while it is no longer than it may be: what it says of its length need not be true. */
async function textOf(answer: Response, most: number): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (;;) {
    const piece = await reader?.read();
    if (piece?.value === undefined) return text + decoder.decode();
    bytes += piece.value.length;
    if (bytes > most) throw callFailed('BAD_ANSWER');
    text += decoder.decode(piece.value, { stream: true });
  }
}
