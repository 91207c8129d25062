import { FieldFrame, TextArea, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useState } from 'react';
import { useSending } from '../../../shell/page/use-sending.ts';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { usePlaceFields } from '../../form/form-place.ts';
import { RefusalLine } from '../../sign-in/refusal-line.tsx';
import styles from '../form-actions.module.css';

export interface ChangeDialogProps {
  readonly formId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks the organiser to reopen what was approved (wire.md §3); what was typed stays after a failure. */
export const ChangeDialog = ({ formId, onDone, onClose }: ChangeDialogProps) => {
  const { client, words } = usePortal();
  const place = usePlaceFields();
  const text = words.formLater.change;
  const id = useId();
  const [reason, setReason] = useState('');
  const [gap, setGap] = useState<string | undefined>();
  const { busy, refusal, send } = useSending();
  const ask = async () => {
    await client.call('requestChange', { body: { formId, ...place, reason: reason.trim() } });
    toast(text.done, 'done');
    onDone();
  };
  return (
    <Dialog
      busy={busy}
      dismissable={reason === ''}
      onClose={onClose}
      onConfirm={() => {
        if (reason.trim() === '') setGap(text.missing);
        else void send(ask);
      }}
      title={text.title}
      width="signature"
    >
      <p className={styles['lead']}>{text.text}</p>
      <FieldFrame error={gap} id={id} label={text.reason} required>
        <TextArea
          aria-describedby={gap === undefined ? undefined : `${id}-error`}
          id={id}
          invalid={gap !== undefined}
          maxLength={2000}
          minRows={3}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setGap(undefined);
          }}
          value={reason}
        />
      </FieldFrame>
      <RefusalLine text={refusal} />
    </Dialog>
  );
};
