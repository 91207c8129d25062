import { FieldFrame, TextArea, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useState } from 'react';
import { useSending } from '../../shell/page/use-sending.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { RefusalLine } from '../sign-in/refusal-line.tsx';
import styles from './account.module.css';

export interface DeletionDialogProps {
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks the organiser to delete what is kept of the person. */
export const DeletionDialog = ({ onSent, onClose }: DeletionDialogProps) => {
  const { client, words } = usePortal();
  const text = words.own.account;
  const id = useId();
  const [reason, setReason] = useState('');
  const { busy, refusal, send } = useSending();
  const ask = async () => {
    await client.call('askDeletion', { body: reason.trim() === '' ? {} : { reason: reason.trim() } });
    toast(text.requested, 'done');
    onSent();
  };
  return (
    <Dialog
      busy={busy}
      onClose={onClose}
      onConfirm={() => {
        void send(ask);
      }}
      title={text.deletionTitle}
      width="confirm"
    >
      <div className={styles['fields']}>
        <p>{text.deletionText}</p>
        <FieldFrame id={id} label={text.reason}>
          <TextArea
            id={id}
            maxLength={2000}
            onChange={(event) => {
              setReason(event.currentTarget.value);
            }}
            value={reason}
          />
        </FieldFrame>
        <RefusalLine text={refusal} />
      </div>
    </Dialog>
  );
};
