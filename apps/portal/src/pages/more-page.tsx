import { Icon } from '@zhantai/ui';
import { navItems } from '../shell/frame/nav-items.ts';
import { useUnread } from '../shell/frame/use-unread.ts';
import { usePortal } from '../shell/portal/portal-context.ts';
import styles from './more-page.module.css';

/** `/more`: the places that a phone's foot has no room for. */
export const MorePage = () => {
  const { location, session, signOut, words } = usePortal();
  const unread = useUnread();
  const items = navItems(session.read()?.roleName ?? '').filter(
    ({ key }) => key === 'orders' || key === 'notices',
  );
  return (
    <main className={styles['page']} id="main" tabIndex={-1}>
      <h1 className={styles['title']}>{words.titles['/more']}</h1>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <a href={`#${item.path}`}>
              {words.own.nav[item.key]}
              {item.key === 'notices' && unread > 0 && <span>{words.own.unread(unread)}</span>}
              <Icon name="chevron-right" size={16} />
            </a>
          </li>
        ))}
        <li>
          <a href="#/account">
            {words.titles['/account']}
            <Icon name="chevron-right" size={16} />
          </a>
        </li>
        <li>
          <button
            onClick={() => {
              location.ask(signOut);
            }}
            type="button"
          >
            {words.frame.signOut}
          </button>
        </li>
      </ul>
    </main>
  );
};
