import { classNames, Icon, VisuallyHidden } from '@zhantai/ui';
import { useId, useRef, type ReactNode } from 'react';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { usePortal } from '../portal/portal-context.ts';
import menu from './account-menu.module.css';
import { currentItem, type NavItem } from './nav-items.ts';
import styles from './nav-links.module.css';
import { useFitting } from './use-fitting.ts';
import { useNavItems } from './use-nav-items.ts';
import { useUnread } from './use-unread.ts';

/** Room that the list of the rest takes, pixels. */
const MORE_WIDTH_PX = 240;

/** The places of the portal, in the bar on a desktop; those that its width has no room for stand behind 更多. */
export const NavLinks = () => {
  const { location, words } = usePortal();
  const items = useNavItems();
  const { path } = parseAddress(useAddress(location));
  const current = currentItem(items, path);
  const unread = useUnread();
  const line = useRef<HTMLElement>(null);
  const id = useId();
  const fitting = useFitting(line, items.length);
  const rest = items.slice(fitting);
  const dot: ReactNode = unread > 0 && (
    <i className={styles['dot']}>
      <VisuallyHidden>{words.own.unread(unread)}</VisuallyHidden>
    </i>
  );
  const link = (item: NavItem, place: { readonly out: boolean; readonly look?: string | undefined }) => (
    <a
      aria-current={item.key === current ? 'page' : undefined}
      className={classNames(place.look)}
      data-out={place.out || undefined}
      href={`#${item.path}`}
      key={item.key}
    >
      {words.own.nav[item.key]}
      {item.key === 'notices' && dot}
    </a>
  );
  const hidesCurrent = rest.some((item) => item.key === current);
  return (
    <nav aria-label={words.frame.nav} className={styles['nav']} ref={line}>
      {items.map((item, index) => link(item, { out: index >= fitting }))}
      <div className={styles['more']} data-out={rest.length === 0 || undefined}>
        <button aria-current={hidesCurrent || undefined} popoverTarget={id} type="button">
          {words.own.shortNav.more}
          {rest.some((item) => item.key === 'notices') && dot}
          <Icon name="chevron-down" size={16} />
        </button>
        <div
          className={classNames(menu['popover'], styles['rest'])}
          id={id}
          onBeforeToggle={({ currentTarget: list }) => {
            // Below its button, as far as the window allows.
            const left = list.parentElement?.getBoundingClientRect().left ?? 0;
            list.style.left = `${Math.max(0, Math.min(left, window.innerWidth - MORE_WIDTH_PX))}px`;
          }}
          popover="auto"
        >
          {rest.map((item) => link(item, { out: false, look: menu['item'] }))}
        </div>
      </div>
    </nav>
  );
};
