import type { PortalPath } from '@zhantai/contract';
import type { IconName } from '@zhantai/ui';

export type NavKey = 'forms' | 'people' | 'invite' | 'orders' | 'notices';

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

/** Where the frame leads somebody of this role; every role has a home and notices. */
export const navItems = (role: string): readonly NavItem[] =>
  role === 'exhibitor' ? exhibitor : [forms, notices];

/** Which of them a route belongs to; forms hold every route that is not another's. */
export function currentItem(items: readonly NavItem[], path: string): NavKey | null {
  const own = items.find((item) => item.path === path || item.also.some((other) => other === path));
  if (own !== undefined) return own.key;
  return path === '/account' || path === '/more' ? null : 'forms';
}
