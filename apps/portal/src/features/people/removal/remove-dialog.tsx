import type { PersonEntry } from '@zhantai/contract';
import { AskDialog } from '../../../shell/page/ask-dialog.tsx';
import { usePortal } from '../../../shell/portal/portal-context.ts';
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
  return (
    <AskDialog
      confirmLabel={text.remove}
      onClose={onClose}
      onYes={async () => {
        await remove();
        onDone();
      }}
      text={text.removeText}
      title={title}
      tone="danger"
    />
  );
};
