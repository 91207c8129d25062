import type { ConsoleForm } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './forms.module.css';
import { ReferenceList } from './reference-list.tsx';
import { referencesIn, type SeenReferences } from './references-in.ts';

interface RemoveFormDialogProps {
  readonly form: ConsoleForm;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Deletes a form of which nothing was published; where others refer to it they are listed. */
export const RemoveFormDialog = ({
  form: { formId, formCode, title },
  onDone,
  onClose,
}: RemoveFormDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.forms;
  const [seen, setSeen] = useState<SeenReferences | null>(null);
  const { busy, refusal, send } = useSending((error) => {
    const found = referencesIn(error);
    setSeen(found);
    if (found !== null) return text.removeUsed(found.count);
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.actions.remove}
      onClose={onClose}
      onConfirm={() => {
        void send(async () => {
          await client.call('consoleDeleteForm', { params: { formId } });
          onDone();
        });
      }}
      role="alertdialog"
      title={text.removeTitle(`${formCode} ${title}`)}
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
        {seen !== null && <ReferenceList {...seen} />}
      </div>
    </Dialog>
  );
};
