import { portalRoutes } from '@zhantai/contract';
import { useEffect } from 'react';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { usePortal } from '../portal/portal-context.ts';
import { isPortalPath } from '../routes/is-portal-path.ts';

/**
 * The window is called what the page shows, where that is more exact than its route; null while nobody knows. The pages of
 * visitors keep their fixed titles (seed.md §2).
 */
export function usePageTitle(title: string | null): void {
  const { config, location, words } = usePortal();
  const address = useAddress(location);
  useEffect(() => {
    const { path } = parseAddress(address);
    if (title === null || title === '' || (isPortalPath(path) && portalRoutes[path].fixedTitle)) return;
    document.title = `${title} · ${config.title}`;
    // Each navigation, and each language, begins with the title of the route.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [title, address, config, words]);
}
