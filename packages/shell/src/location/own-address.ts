import type { PortalConfig } from '@zhantai/contract';

/**
 * The absolute address of a route in the exhibition of this page, for whatever leaves it: a copied link, a QR code, a
 * calendar. Nothing else of the page's own address goes along.
 */
export function ownAddress({ addressQuery }: Pick<PortalConfig, 'addressQuery'>, route: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${addressQuery}#${route}`;
}
