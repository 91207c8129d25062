import { Button } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import type { Autosave } from '../../shell/drafts/autosave.ts';
import styles from './leave-dialog.module.css';
import { savedText } from './saved-text.ts';

export interface LeaveDialogProps {
  readonly autosave: Autosave;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Leaving with input that is not on the server: save, leave all the same, or stay. */
export const LeaveDialog = ({ autosave, onLeave, onStay }: LeaveDialogProps) => {
  const { words } = usePortal();
  const saved = useSyncExternalStore(autosave.subscribe, autosave.state);
  const [busy, setBusy] = useState(false);
  const text = words.formLater.leave;
  const save = async () => {
    setBusy(true);
    const done = await autosave.save();
    setBusy(false);
    if (done) onLeave();
  };
  return (
    <Dialog
      footer={
        <div className={styles['actions']}>
          <Button onClick={onLeave} variant="quiet">
            {text.drop}
          </Button>
          <Button onClick={onStay}>{text.stay}</Button>
          <Button
            busy={busy}
            onClick={() => {
              void save();
            }}
            variant="primary"
          >
            {text.save}
          </Button>
        </div>
      }
      onClose={onStay}
      role="alertdialog"
      title={text.title}
      width="confirm"
    >
      <p>{text.text}</p>
      <output className={styles['where']}>{savedText(saved, words.form.saved).text}</output>
    </Dialog>
  );
};
