import { FieldFrame, TextArea } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useState } from 'react';
import { useSending } from '../../../shell/page/use-sending.ts';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { RefusalLine } from '../../sign-in/refusal-line.tsx';
import styles from '../people.module.css';
import type { RemoveDialogProps } from './remove-dialog.tsx';
import { useRemoval } from './use-removal.ts';

/** Asks the organiser to remove people who were approved; what was typed stays after a failure. */
export const AskRemovalDialog = ({ people, onDone, onClose }: RemoveDialogProps) => {
  const text = usePortal().words.people;
  const id = useId();
  const [reason, setReason] = useState('');
  const [gap, setGap] = useState<string | undefined>();
  const { busy, refusal, send } = useSending();
  const { remove, title } = useRemoval(people);
  const ask = async () => {
    await remove(reason.trim());
    onDone();
  };
  const atOnce = people.some(({ status }) => status !== 'adopt');
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.askRemoval}
      dismissable={reason === ''}
      onClose={onClose}
      onConfirm={() => {
        if (reason.trim() === '') setGap(text.removeReasonMissing);
        else void send(ask);
      }}
      title={title}
      tone="danger"
      width="signature"
    >
      <p className={styles['lead']}>
        {text.removeAdoptedText} {text.removeAnswerText}
        {atOnce && ` ${text.removeOthersText}`}
      </p>
      <FieldFrame error={gap} id={id} label={text.removeReason} required>
        <TextArea
          aria-describedby={gap === undefined ? undefined : `${id}-error`}
          id={id}
          invalid={gap !== undefined}
          maxLength={500}
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
