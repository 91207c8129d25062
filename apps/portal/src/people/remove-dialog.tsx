import type { PersonEntry } from '@zhantai/contract';
import { toast } from '@zhantai/ui';
import { ConfirmDialog } from '@zhantai/ui/dialog/confirm-dialog.tsx';
import { useState } from 'react';
import { errorSentence } from '../page/error-sentence.ts';
import { usePortal } from '../portal/portal-context.ts';

export interface RemoveDialogProps {
  /** At least one. */
  readonly people: readonly PersonEntry[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes people off the list, after a question. */
export const RemoveDialog = ({ people, onDone, onClose }: RemoveDialogProps) => {
  const { client, words } = usePortal();
  const text = words.people;
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const ids = people.map(({ id }) => id).join(',');
      const { removed, asked } = await client.call('personsRemove', { query: { ids } });
      if (removed > 0) toast(text.removed(removed), 'done');
      if (asked > 0) toast(text.askedRemoval(asked), 'done');
      onDone();
    } catch (error) {
      toast(errorSentence(error, words), 'failed');
      onClose();
    }
  };
  const [only] = people;
  const name = only === undefined || only.name === '' ? text.noName : only.name;
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel={text.remove}
      onCancel={onClose}
      onConfirm={() => {
        void remove();
      }}
      text={people.some(({ status }) => status === 'adopt') ? text.removeAdoptedText : text.removeText}
      title={people.length === 1 ? text.removeTitle(name) : text.removeManyTitle(people.length)}
      tone="danger"
    />
  );
};
