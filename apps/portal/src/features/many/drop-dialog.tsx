import type { SubmissionEntry } from '@zhantai/contract';
import { toast } from '@zhantai/ui';
import { AskDialog } from '../../shell/page/ask-dialog.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';

export interface DropDialogProps {
  readonly entry: Pick<SubmissionEntry, 'id' | 'formId' | 'revision'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Throws away a submission that was never handed in, after a question. */
export const DropDialog = ({ entry, onDone, onClose }: DropDialogProps) => {
  const { client, words } = usePortal();
  const text = words.people.many;
  return (
    <AskDialog
      confirmLabel={text.removeYes}
      onClose={onClose}
      onYes={async () => {
        const { id, formId, revision } = entry;
        await client.call('discardDraft', { body: { id, formId, revision } });
        toast(text.removed, 'done');
        onDone();
      }}
      text={text.removeText}
      title={text.removeTitle}
      tone="danger"
    />
  );
};
