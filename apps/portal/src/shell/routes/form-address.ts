import { portalRoutes, type PortalPath, type PortalRoute } from '@zhantai/contract';
import { formPath } from './form-path.ts';
import { isPortalPath } from './is-portal-path.ts';

/** Form routes by the page key they show; the first route of a key is its address. */
const routeOf = new Map<string, PortalPath>();
const paths: readonly (readonly [string, PortalRoute])[] = Object.entries(portalRoutes);
for (const layout of [true, false]) {
  for (const [path, route] of paths) {
    if (route.kind !== 'form' || route.layout !== layout) continue;
    for (const key of route.pageKeys) {
      if (!routeOf.has(key) && isPortalPath(path)) routeOf.set(key, path);
    }
  }
}

/** Roles whose forms all stand at their home. */
const homeOf = new Map<string, PortalPath>([['supplier', '/wditsupplier']]);

/** Keys of the accreditation of media: filled in as steps and handed in together (pages.md). */
export const isAccreditation = (pageKey: string): boolean =>
  pageKey === 'mediaRegister' || pageKey === 'mediaPerfect' || pageKey === 'mediaSubmit';

/**
 * Hash address of a form for a role: its own route, with the key where the route shows several; the others go to the
 * common page.
 */
export function formAddress(pageKey: string, role = ''): string {
  const home = homeOf.get(role);
  if (home !== undefined) return `${home}?page=${encodeURIComponent(pageKey)}`;
  if (isAccreditation(pageKey)) return formPath(pageKey);
  const path = routeOf.get(pageKey);
  if (path === undefined) return `/exhibitionBoothCommon?page=${encodeURIComponent(pageKey)}`;
  return portalRoutes[path].pageKeys.length === 1 && path !== '/exhibitionBoothCommon'
    ? path
    : `${path}?page=${encodeURIComponent(pageKey)}`;
}
