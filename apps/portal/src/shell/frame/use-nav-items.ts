import { useMemo } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { navItems, offeredItems, type NavItem } from './nav-items.ts';

/** Where the frame leads who is signed in. */
export function useNavItems(): readonly NavItem[] {
  const { session, forms } = usePortal();
  const role = session.read()?.roleName ?? '';
  const required = useResource(forms);
  const groups = required.status === 'ready' ? required.data : null;
  return useMemo(() => offeredItems(navItems(role), groups), [role, groups]);
}
