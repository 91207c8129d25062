import { addressQuery } from './address-query.ts';
import type { Exhibition } from './exhibition.ts';

/**
 * The absolute address of a route of the portal in this exhibition, for whatever is sent or handed over. It names the
 * exhibition always: which one an address without a name leads to changes as others open and close.
 * @param publicUrl an exhibition with a host name of its own stands there under the same scheme and port.
 */
export function portalAddress(
  publicUrl: string,
  exhibition: Pick<Exhibition, 'tenantId' | 'exhibitionId' | 'sharesId' | 'host'>,
  route: string,
): string {
  const url = new URL(`${publicUrl}/`);
  if (exhibition.host !== null) url.hostname = exhibition.host;
  url.search = addressQuery(exhibition);
  url.hash = route;
  return url.href;
}
