import { AccountMenu } from './account-menu.tsx';
import { OwnSign } from './own-sign.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { usePortal } from '../portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import styles from './phone-head.module.css';

/** Head of the home on a phone: the sign in the corner, whose portal this is, language and account. */
export const PhoneHead = () => {
  const { config, user } = usePortal();
  const account = useResource(user);
  return (
    <header className={styles['head']}>
      <OwnSign shape="phone" />
      <div className={styles['rest']}>
        <div className={styles['tools']}>
          <LanguageSwitch />
          <AccountMenu compact name={account.status === 'ready' ? account.data.name : ''} />
        </div>
        <p className={styles['whose']}>
          <b>{config.title}</b>
          <span>{account.status === 'ready' ? account.data.exhibitorName : ''}</span>
        </p>
      </div>
    </header>
  );
};
