import { toast } from '@zhantai/ui';
import { ConfirmDialog } from '@zhantai/ui/dialog/confirm-dialog.tsx';
import { useState } from 'react';
import { errorSentence } from '../page/error-sentence.ts';
import { usePortal } from '../portal/portal-context.ts';
import { usePlaceFields } from './form-place.ts';

export interface WithdrawDialogProps {
  readonly formId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes a submission back from review, after a question (wire.md §3). */
export const WithdrawDialog = ({ formId, onDone, onClose }: WithdrawDialogProps) => {
  const { client, sheets, words } = usePortal();
  const place = usePlaceFields();
  const text = words.formLater.withdraw;
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await client.call('withdraw', { body: { formId, ...place } });
      toast(text.done, 'done');
      void sheets.load();
      onDone();
    } catch (error) {
      toast(errorSentence(error, words), 'failed');
      onClose();
    }
  };
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel={text.yes}
      onCancel={onClose}
      onConfirm={() => {
        void withdraw();
      }}
      text={text.text}
      title={text.title}
      tone="primary"
    />
  );
};
