import type { StaffUser } from '@zhantai/contract';
import { Button, Icon } from '@zhantai/ui';
import { lazy, Suspense, useState } from 'react';
import { useServices } from '../session/services-context.ts';
import { useSpeech } from '../words/words-context.ts';
import styles from './account-menu.module.css';

const SessionDialog = lazy(async () => ({
  default: (await import('./session-dialog.tsx')).SessionDialog,
}));

/** Who is signed in, as what, where else, and the way out. */
export const AccountMenu = ({ me }: { readonly me: StaffUser }) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const [listed, setListed] = useState(false);
  const signOut = () => {
    void client.signOut();
  };
  return (
    <div className={styles['account']}>
      <Icon name="user" />
      <span>
        {me.name}
        <span className={styles['role']}>{words.roles[me.role]}</span>
      </span>
      <Button
        onClick={() => {
          setListed(true);
        }}
        size="small"
        variant="text"
      >
        {words.account.sessions}
      </Button>
      <Button onClick={signOut} size="small" variant="text">
        {words.account.signOut}
      </Button>
      <Suspense fallback={null}>
        {listed && (
          <SessionDialog
            onClose={() => {
              setListed(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
};
