import type { PersonEntry } from '@zhantai/contract';
import { toast } from '@zhantai/ui';
import { ConfirmDialog } from '@zhantai/ui/dialog/confirm-dialog.tsx';
import { useState } from 'react';
import { errorSentence } from '../page/error-sentence.ts';
import { usePortal } from '../portal/portal-context.ts';
import { AskRemovalDialog } from './ask-removal-dialog.tsx';
import { useRemoval } from './use-removal.ts';

export interface RemoveDialogProps {
  /** At least one, nobody for whom it is asked already. */
  readonly people: readonly PersonEntry[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes people off the list, after a question; of whoever was approved the organiser is asked, with a reason. */
export const RemoveDialog = (props: RemoveDialogProps) =>
  props.people.some(({ status }) => status === 'adopt') ? (
    <AskRemovalDialog {...props} />
  ) : (
    <Sure {...props} />
  );

const Sure = ({ people, onDone, onClose }: RemoveDialogProps) => {
  const { words } = usePortal();
  const text = words.people;
  const { remove, title } = useRemoval(people);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await remove();
      onDone();
    } catch (error) {
      toast(errorSentence(error, words), 'failed');
      onClose();
    }
  };
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel={text.remove}
      onCancel={onClose}
      onConfirm={() => {
        void confirm();
      }}
      text={text.removeText}
      title={title}
      tone="danger"
    />
  );
};
