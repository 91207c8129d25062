import { portalRoutes, type PortalPath } from '@zhantai/contract';

/** Whether a text from the address bar is a route of the table. */
export const isPortalPath = (path: string): path is PortalPath => Object.hasOwn(portalRoutes, path);
