import type { SubmissionEntry } from '@zhantai/contract';
import { toast } from '@zhantai/ui';
import { ConfirmDialog } from '@zhantai/ui/dialog/confirm-dialog.tsx';
import { useState } from 'react';
import { errorSentence } from '../page/error-sentence.ts';
import { usePortal } from '../portal/portal-context.ts';

export interface DropDialogProps {
  readonly entry: Pick<SubmissionEntry, 'id' | 'formId' | 'revision'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Throws away a submission that was never handed in, after a question. */
export const DropDialog = ({ entry, onDone, onClose }: DropDialogProps) => {
  const { client, words } = usePortal();
  const text = words.people.many;
  const [busy, setBusy] = useState(false);
  const drop = async () => {
    setBusy(true);
    try {
      const { id, formId, revision } = entry;
      await client.call('discardDraft', { body: { id, formId, revision } });
      toast(text.removed, 'done');
      onDone();
    } catch (error) {
      toast(errorSentence(error, words), 'failed');
      onClose();
    }
  };
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel={text.removeYes}
      onCancel={onClose}
      onConfirm={() => {
        void drop();
      }}
      text={text.removeText}
      title={text.removeTitle}
      tone="danger"
    />
  );
};
