/**
 * The token of a single sign-on in the address, before or behind the hash, and the address without it; null when
 * there is none (wire.md §2: the page removes it at once).
 */
export function takeToken(href: string): { readonly token: string; readonly rest: string } | null {
  const url = new URL(href);
  const [path = '', query = ''] = url.hash.split('?', 2);
  const behind = new URLSearchParams(query);
  const token = url.searchParams.get(NAME) ?? behind.get(NAME) ?? '';
  if (token === '') return null;
  url.searchParams.delete(NAME);
  behind.delete(NAME);
  url.hash = behind.size === 0 ? path : `${path}?${behind.toString()}`;
  return { token, rest: url.href };
}

const NAME = 'ciec_token';
