import { portalRoutes, type PortalPath, type PortalRole, type PortalRoute } from '@zhantai/contract';

/** Who walks: somebody signed in, or nobody. */
export type Walker = PortalRole | 'anonymous';

export const walkers: readonly Walker[] = ['anonymous', 'exhibitor', 'supplier', 'transport', 'media'];

/** The accounts of the demo, by role. */
export const accounts: Readonly<Record<PortalRole, string>> = {
  exhibitor: '13800000001',
  supplier: '13800000003',
  transport: '13800000004',
  media: '13800000005',
};

// The gallery is an application of its own, with journeys of its own: from there no address of the portal opens.
const routes: readonly (readonly [string, PortalRoute])[] = Object.entries(portalRoutes).filter(
  ([, { kind }]) => kind !== 'gallery',
);

/** Routes whose several forms are opened one by one. */
const tabbed: readonly PortalPath[] = [
  '/exhibitionBooth',
  '/exhibitionBoothCommon',
  '/exhibitionBoothSHZY',
  '/ledAdvertisement',
];

/** Every route, and an address that is none. */
export const allAddresses: readonly string[] = [...routes.map(([path]) => path), '/nowhere'];

/** What the short links of the demo open: for visitors, for somebody's own people, a public form. */
export const linked: readonly string[] = [
  '/s?code=X01VISIT',
  '/s?code=X01STAFF',
  '/s?code=VISIT',
  '/invitation2?code=X01VISIT',
];

/** What a walker meets that others do not: the routes open to him, and one that is another role's. */
export function ownAddresses(walker: Walker): readonly string[] {
  const own = routes.filter(([, route]) => {
    if (walker === 'anonymous') return route.open;
    const signIn = route.kind === 'signIn';
    return !signIn && (route.roles.length === 0 ? walker === 'exhibitor' : route.roles.includes(walker));
  });
  const further =
    walker === 'anonymous' ? linked : [walker === 'exhibitor' ? '/transportSupplier' : '/basicInfo'];
  return [...own.map(([path]) => path), ...further];
}

/** How the page at an address is laid out: forms alike, inside the frame, alone and with tabs; any other page as itself. */
function layoutOf(address: string): string {
  const [, route] = routes.find(([path]) => path === address) ?? [];
  if (route?.kind !== 'form') return address;
  return `form ${route.layout ? 'inside' : 'alone'} ${route.pageKeys.length > 1 ? 'with tabs' : ''}`;
}

/** One address of each layout. */
export const oneOfEachLayout = (addresses: readonly string[]): readonly string[] => [
  ...new Map(addresses.toReversed().map((address) => [layoutOf(address), address])).values(),
];

/** Whether an address opens one of several forms of its route. */
export const isTab = (address: string): boolean => tabbed.some((path) => address.startsWith(`${path}?page=`));
