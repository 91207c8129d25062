import type { ConsoleForm } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './forms.module.css';

interface PutBackDialogProps {
  readonly form: ConsoleForm;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes a form into use again; where its code or page key was taken meanwhile it asks for another. */
export const PutBackDialog = ({ form: { formId, formCode, title }, onDone, onClose }: PutBackDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.forms;
  const [code, setCode] = useState<string | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason === 'FORM_CODE_TAKEN') setCode(code ?? formCode);
    if (error.reason === 'PAGE_KEY_TAKEN') setKey(key ?? '');
    return detailOf(error, words.load.offline);
  });
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.actions.putBack}
      onClose={onClose}
      onConfirm={() => {
        void send(async () => {
          const body = {
            ...(code !== null && code.trim() !== '' && { code: code.trim() }),
            ...(key !== null && key.trim() !== '' && { pageKey: key.trim() }),
          };
          await client.call('consolePutFormBack', { params: { formId }, body });
          onDone();
        });
      }}
      title={text.putBackTitle(`${formCode} ${title}`)}
      width="confirm"
    >
      <div className={styles['fields']}>
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
        {code !== null && (
          <label className={styles['field']}>
            {text.putBackCode}
            <TextInput
              maxLength={16}
              onChange={(event) => {
                setCode(event.target.value);
              }}
              value={code}
            />
          </label>
        )}
        {key !== null && (
          <label className={styles['field']}>
            {text.putBackKey}
            <TextInput
              maxLength={64}
              onChange={(event) => {
                setKey(event.target.value);
              }}
              value={key}
            />
          </label>
        )}
      </div>
    </Dialog>
  );
};
