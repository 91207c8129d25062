import type { PortalPath } from '@zhantai/contract';
import { Icon } from '@zhantai/ui';
import { usePortal } from '../shell/portal/portal-context.ts';
import styles from './as-guest.module.css';

/** Pages that belong to whoever holds their link, signed in or not. */
export const guestPages: ReadonlySet<string> = new Set<PortalPath>([
  '/form',
  '/s',
  '/invitationHome',
  '/invitationAudience',
  '/invitation2',
  '/seat_search',
]);

/** Says above a guest's page who is signed in, and that what is filled in there is the guest's. */
export const AsGuest = ({ name }: { readonly name: string }) => {
  const { words } = usePortal();
  return (
    <aside className={styles['line']} data-print="hide">
      <Icon name="user" size={16} />
      <span>{words.states.asGuest(name)}</span>
      <a href="#/">{words.frame.home}</a>
    </aside>
  );
};
