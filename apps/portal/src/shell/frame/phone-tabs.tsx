import { Icon, VisuallyHidden } from '@zhantai/ui';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { usePortal } from '../portal/portal-context.ts';
import { currentItem } from './nav-items.ts';
import styles from './phone-tabs.module.css';
import { useNavItems } from './use-nav-items.ts';
import { useUnread } from './use-unread.ts';

/** The places of the portal at the foot of a phone; what is used less stands behind the last one. */
export const PhoneTabs = () => {
  const { location, words } = usePortal();
  const text = words.own.shortNav;
  const items = useNavItems();
  const { path } = parseAddress(useAddress(location));
  const current = currentItem(items, path);
  const unread = useUnread();
  const tabs = items.flatMap(({ key, path: to, icon }) =>
    key !== 'orders' && key !== 'notices' ? [{ key, to, icon, label: text[key] }] : [],
  );
  const more = !tabs.some((tab) => tab.key === current);
  return (
    <nav aria-label={words.frame.nav} className={styles['tabs']} data-bottom-bar data-print="hide">
      {tabs.map((tab) => (
        <a aria-current={tab.key === current ? 'page' : undefined} href={`#${tab.to}`} key={tab.key}>
          <Icon name={tab.icon} size={24} />
          {tab.label}
        </a>
      ))}
      <a aria-current={more ? 'page' : undefined} href="#/more">
        <Icon name="more" size={24} />
        {text.more}
        {unread > 0 && (
          <i className={styles['dot']}>
            <VisuallyHidden>{words.own.unread(unread)}</VisuallyHidden>
          </i>
        )}
      </a>
    </nav>
  );
};
