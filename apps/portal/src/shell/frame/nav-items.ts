import { portalRoutes, type PortalPath, type TagForms } from '@zhantai/contract';
import type { IconName } from '@zhantai/ui';

export type NavKey =
  | 'clients'
  | 'mine'
  | 'accreditation'
  | 'forms'
  | 'people'
  | 'invite'
  | 'orders'
  | 'notices';

/** A place the frame leads to. */
export interface NavItem {
  readonly key: NavKey;
  readonly path: PortalPath;
  readonly icon: IconName;
  /** Other routes that belong to this place. */
  readonly also: readonly PortalPath[];
}

const forms: NavItem = { key: 'forms', path: '/', icon: 'list', also: [] };
const notices: NavItem = { key: 'notices', path: '/notices', icon: 'bell', also: [] };
const exhibitor: readonly NavItem[] = [
  forms,
  { key: 'people', path: '/personnelInfo', icon: 'user', also: [] },
  {
    key: 'invite',
    path: '/invitation',
    icon: 'link',
    also: ['/inviteVisitor', '/exhibitor_invitation', '/exhibitor_invitationAudience'],
  },
  { key: 'orders', path: '/orders', icon: 'file', also: [] },
  notices,
];

const mine: NavItem = { key: 'mine', path: '/myForms', icon: 'list', also: [] };
const byRole: ReadonlyMap<string, readonly NavItem[]> = new Map([
  ['exhibitor', exhibitor],
  ['supplier', [{ ...mine, path: '/wditsupplier', also: ['/myForms'] }, notices]],
  [
    'transport',
    [
      { key: 'clients', path: '/transportSupplier', icon: 'user', also: ['/transportSetting'] },
      mine,
      notices,
    ],
  ],
  [
    'media',
    [
      mine,
      {
        key: 'accreditation',
        path: '/mediaSuccess',
        icon: 'user',
        also: ['/mediaRegister', '/mediaPerfect', '/mediaSubmit'],
      },
      notices,
    ],
  ],
]);

/** Where the frame leads somebody of this role; every role has a home and notices. */
export const navItems = (role: string): readonly NavItem[] => byRole.get(role) ?? [forms, notices];

/**
 * The places that have something to show: one whose routes show forms is left out where none of them is asked, and leads
 * to the first that is. @param groups null while nobody knows what is asked: all are offered.
 */
export function offeredItems(
  items: readonly NavItem[],
  groups: readonly TagForms[] | null,
): readonly NavItem[] {
  if (groups === null) return items;
  const required = new Set<string>(groups.flatMap(({ forms: all }) => all.map(({ pageKey }) => pageKey)));
  return items.flatMap((item) => {
    const routes = [item.path, ...item.also];
    const showing = routes.filter((route) => portalRoutes[route].pageKeys.length > 0);
    const path = showing.find((route) => portalRoutes[route].pageKeys.some((key) => required.has(key)));
    if (showing.length === 0) return [item];
    if (path === undefined) return [];
    return showing.includes(item.path) ? [{ ...item, path, also: routes }] : [item];
  });
}

/** Which of them a route belongs to; the forms hold every route that is not another's. */
export function currentItem(items: readonly NavItem[], path: string): NavKey | null {
  const own = items.find((item) => item.path === path || item.also.some((other) => other === path));
  if (own !== undefined) return own.key;
  if (path === '/account' || path === '/more') return null;
  return items.some(({ key }) => key === 'mine') ? 'mine' : 'forms';
}
