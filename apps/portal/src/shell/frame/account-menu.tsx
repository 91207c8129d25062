import { Icon } from '@zhantai/ui';
import { useId } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import styles from './account-menu.module.css';

export interface AccountMenuProps {
  readonly name: string;
  /** The button is only an icon, as in the corner of a phone. */
  readonly compact?: boolean;
}

/** Who is signed in, and the way out; the browser's own popover closes it on Escape and outside. */
export const AccountMenu = ({ name, compact = false }: AccountMenuProps) => {
  const { config, location, session, signOut, words } = usePortal();
  const id = useId();
  const role = session.read()?.roleName ?? '';
  const names = new Map<string, string>(Object.entries(words.roles));
  const leave = () => {
    location.ask(signOut);
  };
  return (
    <div className={styles['menu']}>
      <button
        aria-label={compact || name === '' ? words.frame.account : `${words.frame.account} ${name}`}
        className={styles['open']}
        popoverTarget={id}
        type="button"
      >
        <Icon name="user" size={compact ? 24 : 16} />
        {!compact && (
          <>
            <span className={styles['name']}>{name}</span>
            <Icon name="chevron-down" size={16} />
          </>
        )}
      </button>
      <div className={styles['popover']} id={id} popover="auto">
        <p className={styles['who']}>
          <b>{name}</b>
          <span>{names.get(role) ?? role}</span>
          <span>{config.title}</span>
        </p>
        <a className={styles['item']} href="#/account">
          {words.titles['/account']}
        </a>
        <a className={styles['item']} href={session.read()?.needSetPwd === true ? '#/setPwd' : '#/editPwd'}>
          {session.read()?.needSetPwd === true
            ? words.account.password.setTitle
            : words.account.password.change}
        </a>
        <button className={styles['item']} onClick={leave} type="button">
          {words.frame.signOut}
        </button>
      </div>
    </div>
  );
};
