import { VisuallyHidden } from '@zhantai/ui';
import { parseAddress } from '../location/parse-address.ts';
import { useAddress } from '../location/use-address.ts';
import { usePortal } from '../portal/portal-context.ts';
import styles from './frame-bar.module.css';
import { currentItem, navItems } from './nav-items.ts';
import { useUnread } from './use-unread.ts';

/** The places of the portal, in the bar at a desk. */
export const NavLinks = () => {
  const { location, session, words } = usePortal();
  const items = navItems(session.read()?.roleName ?? '');
  const { path } = parseAddress(useAddress(location));
  const current = currentItem(items, path);
  const unread = useUnread();
  return (
    <nav aria-label={words.frame.nav} className={styles['nav']}>
      {items.map((item) => (
        <a aria-current={item.key === current ? 'page' : undefined} href={`#${item.path}`} key={item.key}>
          {words.own.nav[item.key]}
          {item.key === 'notices' && unread > 0 && (
            <i className={styles['dot']}>
              <VisuallyHidden>{words.own.unread(unread)}</VisuallyHidden>
            </i>
          )}
        </a>
      ))}
    </nav>
  );
};
