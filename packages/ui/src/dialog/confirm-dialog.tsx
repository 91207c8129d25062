import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

/** What {@link ConfirmDialog} takes. */
export interface ConfirmDialogProps {
  /** The question, `确定删除？`. */
  readonly title: string;
  /** What follows from yes. */
  readonly text?: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'primary' | 'danger';
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks once before something that cannot be taken back. A press outside is no answer. */
export const ConfirmDialog = ({ text, onCancel, ...rest }: ConfirmDialogProps) => (
  <Dialog {...rest} dismissable={false} onClose={onCancel} role="alertdialog" width="confirm">
    {text}
  </Dialog>
);
