import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './sign-in-dialog.module.css';
import { SignInPanel } from './sign-in-panel.tsx';

/** The sign-in over a page with unsaved answers: everything stays where it is (wire.md §2). */
export const SignInDialog = () => {
  const { gate, user, words } = usePortal();
  const state = user.state();
  return (
    <Dialog
      dismissable={false}
      onClose={() => {
        gate.close(false);
      }}
      title={words.signIn.again}
      width="confirm"
    >
      <p className={styles['text']}>{words.signIn.againText}</p>
      <SignInPanel
        first="password"
        forgets={false}
        onDone={() => {
          gate.close(true);
        }}
        phone={state.status === 'ready' ? state.data.phone : ''}
      />
    </Dialog>
  );
};
