import type { StaffUser } from '@zhantai/contract';
import { Icon, VisuallyHidden } from '@zhantai/ui';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useShortcut } from '../keys/use-shortcut.ts';
import { useServices } from '../session/services-context.ts';
import { useSpeech } from '../words/words-context.ts';
import styles from './account-menu.module.css';

const Menu = lazy(async () => ({
  default: (await withRetry(() => import('@zhantai/ui/menu/menu.tsx'))).Menu,
}));
const SessionDialog = lazy(async () => ({
  default: (await withRetry(() => import('./session-dialog.tsx'))).SessionDialog,
}));
const KeysDialog = lazy(async () => ({
  default: (await withRetry(() => import('./keys-dialog.tsx'))).KeysDialog,
}));

type Opened = 'menu' | 'sessions' | 'keys' | null;

/** Who is signed in, as what, where else, the keys, and the way out. */
export const AccountMenu = ({ me }: { readonly me: StaffUser }) => {
  const { signOut } = useServices();
  const { words } = useSpeech();
  const [opened, setOpened] = useState<Opened>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useShortcut({
    key: '?',
    run: () => {
      setOpened('keys');
    },
  });
  const close = () => {
    setOpened(null);
  };
  const act = (key: string) => {
    if (key === 'sessions' || key === 'keys') setOpened(key);
    if (key === 'signOut') void signOut();
  };
  return (
    <>
      <button
        aria-expanded={opened === 'menu'}
        aria-haspopup="menu"
        className={styles['account']}
        onClick={() => {
          setOpened('menu');
        }}
        ref={trigger}
        type="button"
      >
        <Icon name="user" />
        <VisuallyHidden>{words.account.menu}</VisuallyHidden>
        <span className={styles['name']}>{me.name}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <Suspense fallback={null}>
        {opened === 'menu' && (
          <Menu
            items={[
              { key: 'sessions', label: words.account.sessions, note: words.roles[me.role] },
              { key: 'keys', label: words.keys.open },
              { key: 'signOut', label: words.account.signOut },
            ]}
            label={words.account.menu}
            onAction={act}
            onClose={() => {
              setOpened((now) => (now === 'menu' ? null : now));
            }}
            triggerRef={trigger}
          />
        )}
        {opened === 'sessions' && <SessionDialog onClose={close} />}
        {opened === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </>
  );
};
