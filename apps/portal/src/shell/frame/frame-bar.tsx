import { use } from 'react';
import { LanguageSwitch } from './language-switch.tsx';
import { usePortal } from '../portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { AccountMenu } from './account-menu.tsx';
import { FrameContext } from './frame-context.ts';
import styles from './frame-bar.module.css';
import { NavLinks } from './nav-links.tsx';
import { OwnSign } from './own-sign.tsx';

/**
 * The bar on a desktop: the hanging sign, exhibition and company, where to go, language and account. On a standalone page the
 * one place to go is home.
 */
export const FrameBar = () => {
  const { config, location, user, words } = usePortal();
  const account = useResource(user);
  const address = useAddress(location);
  const company = account.status === 'ready' ? (account.data.exhibitorName ?? '') : '';

  return (
    <header className={styles['bar']} data-frame="bar" data-print="hide">
      <a
        className={styles['skip']}
        href={`#${address}`}
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>('#main')?.focus();
        }}
      >
        {words.frame.skip}
      </a>
      <OwnSign shape="bar" />
      <div className={styles['exhibition']}>
        <b title={config.title}>{config.title}</b>
        {(account.status === 'loading' || company !== '') && <span title={company}>{company}</span>}
      </div>
      {use(FrameContext) === 'whole' ? (
        <NavLinks />
      ) : (
        <a className={styles['home']} href="#/">
          {words.frame.home}
        </a>
      )}
      <div className={styles['own']}>
        <LanguageSwitch />
        <AccountMenu name={account.status === 'ready' ? account.data.name : ''} />
      </div>
    </header>
  );
};
