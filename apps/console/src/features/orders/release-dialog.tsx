import { toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useState } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import type { OrderDialogProps } from './allow-dialog.tsx';
import styles from './orders.module.css';
import { ReasonField } from './reason-field.tsx';
import { useSending } from './use-sending.ts';

/** Cancels an order with a reason, so that what it holds is free again. */
export const ReleaseDialog = ({ order, onDone, onRefused, onClose }: OrderDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.orders;
  const id = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending(onRefused);

  const release = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    await send(async () => {
      const { revision } = order;
      await client.call('consoleSettleOrder', {
        params: { id: order.id },
        body: { revision, action: 'cancel', reason: reason.trim() },
      });
      toast(text.released(order.number), 'done');
      onDone();
    });
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.release}
      dismissable={reason === ''}
      onClose={onClose}
      onConfirm={() => {
        void release();
      }}
      role="alertdialog"
      title={text.releaseTitle(order.number)}
      tone="danger"
      width="signature"
    >
      <div className={styles['fields']}>
        <p>{text.releaseText(order.exhibitor?.name ?? text.noExhibitor)}</p>
        <ReasonField
          help={text.releaseReasonHelp}
          id={`${id}-reason`}
          missing={tried && reason.trim() === ''}
          onChange={setReason}
          reason={reason}
          refusal={refusal}
        />
      </div>
    </Dialog>
  );
};
