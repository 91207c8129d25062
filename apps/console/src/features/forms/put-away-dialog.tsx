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

interface PutAwayDialogProps {
  readonly form: ConsoleForm;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Puts a form away; where others name it they are listed first, and it asks again. */
export const PutAwayDialog = ({ form: { formId, formCode, title }, onDone, onClose }: PutAwayDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.forms;
  const [seen, setSeen] = useState<SeenReferences | null>(null);
  const { busy, refusal, send } = useSending((error) => {
    const found = referencesIn(error);
    if (found !== null) {
      setSeen(found);
      return text.putAwayUsed(found.count);
    }
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  return (
    <Dialog
      busy={busy}
      confirmLabel={seen === null ? text.actions.putAway : text.putAwayAnyway}
      onClose={onClose}
      onConfirm={() => {
        void send(async () => {
          await client.call('consolePutFormAway', {
            params: { formId },
            body: seen === null ? {} : { seen: seen.count },
          });
          onDone();
        });
      }}
      role="alertdialog"
      title={text.putAwayTitle(`${formCode} ${title}`)}
      width="confirm"
    >
      <div className={styles['fields']}>
        <p>{text.putAwayText}</p>
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
