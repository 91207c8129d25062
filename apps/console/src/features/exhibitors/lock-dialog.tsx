import type { ConsoleExhibitorDetail } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { FieldFrame, TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

/** What {@link LockDialog} takes. */
export interface LockDialogProps {
  readonly exhibitorId: string;
  readonly member: Pick<ConsoleExhibitorDetail['members'][number], 'id' | 'name'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Locks an account with a reason, which whoever signs in reads. */
export const LockDialog = ({ exhibitorId, member, onDone, onClose }: LockDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const id = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const isMissing = tried && reason.trim() === '';

  const lock = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    await send(async () => {
      await client.call('consoleChangeAccount', {
        params: { id: exhibitorId, accountId: member.id },
        body: { action: 'lock', reason: reason.trim() },
      });
      onDone();
    });
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.lock}
      dismissable={reason === ''}
      onClose={onClose}
      onConfirm={() => {
        void lock();
      }}
      role="alertdialog"
      title={text.lockTitle(member.name)}
      tone="danger"
      width="confirm"
    >
      <div className={styles['fields']}>
        <p>{text.lockText}</p>
        <FieldFrame
          error={isMissing ? text.needLockReason : undefined}
          id={id}
          label={text.lockReason}
          required
        >
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
