import type { Extension } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { FieldFrame, TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

interface RevokeDialogProps {
  readonly exhibitorId: string;
  readonly extension: Extension;
  /** With what is to be said. */
  readonly onDone: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Takes a later end back, with a reason. */
export const RevokeDialog = ({ exhibitorId, extension, onDone, onClose }: RevokeDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors.extensions;
  const id = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const isMissing = tried && reason.trim() === '';
  const { formId, formCode, endAt } = extension;
  const revoke = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    await send(async () => {
      await client.call('consoleRevokeExtension', {
        params: { id: exhibitorId },
        body: { formId, from: endAt, reason: reason.trim() },
      });
      onDone(text.revoked(formCode));
    });
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.revoke}
      dismissable={reason === ''}
      onClose={onClose}
      onConfirm={() => {
        void revoke();
      }}
      role="alertdialog"
      title={text.revokeTitle(formCode)}
      tone="danger"
      width="confirm"
    >
      <div className={styles['fields']}>
        <p>{text.revokeText}</p>
        <FieldFrame error={isMissing ? text.needReason : undefined} id={id} label={text.reason} required>
          <TextInput
            aria-describedby={isMissing ? `${id}-error` : undefined}
            id={id}
            invalid={isMissing}
            maxLength={200}
            onChange={(event) => {
              setReason(event.currentTarget.value);
            }}
            value={reason}
          />
        </FieldFrame>
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};
