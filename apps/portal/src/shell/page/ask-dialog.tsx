import { toast } from '@zhantai/ui';
import { ConfirmDialog } from '@zhantai/ui/dialog/confirm-dialog.tsx';
import { useState } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';

export interface AskDialogProps {
  /** The question. */
  readonly title: string;
  /** What follows from yes. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly tone: 'primary' | 'danger';
  /** Does it, and says that it is done. */
  readonly onYes: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before something is done, and does it; a refusal is told when the question is gone. */
export const AskDialog = ({ onYes, onClose, ...rest }: AskDialogProps) => {
  const { words } = usePortal();
  const [busy, setBusy] = useState(false);
  const answer = async () => {
    setBusy(true);
    try {
      await onYes();
    } catch (error) {
      toast(errorSentence(error, words), 'failed');
      onClose();
    }
  };
  return (
    <ConfirmDialog
      {...rest}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => {
        void answer();
      }}
    />
  );
};
