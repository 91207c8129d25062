import { ApiError } from '@zhantai/contract/client';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

interface RemoveDialogProps {
  readonly exhibitor: { readonly id: string; readonly name: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Deletes an exhibitor that nothing refers to; else says what does. */
export const RemoveDialog = ({ exhibitor: { id, name }, onDone, onClose }: RemoveDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.remove}
      onClose={onClose}
      onConfirm={() => {
        void send(async () => {
          await client.call('consoleDeleteExhibitor', { params: { id } });
          onDone();
        });
      }}
      role="alertdialog"
      title={text.removeTitle(name)}
      tone="danger"
      width="confirm"
    >
      <div className={styles['fields']}>
        <p>{text.removeText}</p>
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};
