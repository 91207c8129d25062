import { parseAddress } from '@zhantai/shell/location/parse-address.ts';

/**
 * Whether a page stands inside another application, which has a head of its own: `embed=1` in the address of the page, or
 * before the hash for every page of the window.
 */
export function isEmbedded(href: string): boolean {
  const { hash, searchParams } = new URL(href);
  return [searchParams, parseAddress(hash.slice(1)).query].some((query) => query.get('embed') === '1');
}
