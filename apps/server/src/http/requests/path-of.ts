/** The path and query of an address as it is meant: a client may put scheme and host before it. */
export function pathOf(url: string): string {
  const bare = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return bare.startsWith('/') ? bare : `/${bare}`;
}
