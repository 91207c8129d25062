import type { AssignOwnerRequest, Job, StaffName } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';
import { OwnerChoice } from './owner-choice.tsx';
import { bulkOf, countNow, type Selection } from './selection.ts';

/** What {@link OwnerDialog} takes. */
export interface OwnerDialogProps {
  readonly selection: Selection;
  readonly owners: readonly StaffName[];
  readonly onDone: (job: Job) => void;
  readonly onClose: () => void;
}

/** Says who of the staff looks after many exhibitors. */
export const OwnerDialog = ({ selection, owners, onDone, onClose }: OwnerDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.bulk;
  const [owner, setOwner] = useState('');
  const [count, setCount] = useState('ids' in selection ? selection.ids.length : selection.count);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    const now = countNow(error);
    if (now === null) return detailOf(error, words.load.offline);
    setCount(now);
    return text.changed(now);
  });
  const confirm = () =>
    send(async () => {
      const body: AssignOwnerRequest = {
        bulk: bulkOf(selection, count),
        owner: owner === '' ? null : owner,
      };
      onDone(await client.call('consoleAssignOwner', { body }));
    });
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.confirm(count)}
      dismissable={owner === ''}
      onClose={onClose}
      onConfirm={() => {
        void confirm();
      }}
      title={text.ownerTitle(count)}
      width="confirm"
    >
      <div className={styles['fields']}>
        <p>{text.tagLead}</p>
        <OwnerChoice chosen={owner} onChoose={setOwner} owners={owners} />
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};
