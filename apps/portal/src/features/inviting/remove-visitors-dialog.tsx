import { Radio, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useState } from 'react';
import { useSending } from '../../shell/page/use-sending.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { RefusalLine } from '../sign-in/refusal-line.tsx';
import styles from './inviting.module.css';

export interface RemoveVisitorsDialogProps {
  /** Who was ticked, at least one. */
  readonly ids: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Whom one press removes: those ticked, who came from the same networks too, whoever proved no number. */
const whom = [null, 'sender', 'unproven'] as const;

/** Takes visitors off the list of the exhibitor that invited them, which frees their places. */
export const RemoveVisitorsDialog = ({ ids, onDone, onClose }: RemoveVisitorsDialogProps) => {
  const { client, words } = usePortal();
  const text = words.guests.inviting;
  const id = useId();
  const [also, setAlso] = useState<(typeof whom)[number]>(null);
  const { busy, refusal, send } = useSending();
  const remove = async () => {
    const { removed } = await client.call('removeVisitors', {
      body: { ids: [...ids], ...(also === null ? {} : { also }) },
    });
    toast(text.removed(removed), 'done');
    onDone();
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.remove}
      onClose={onClose}
      onConfirm={() => {
        void send(remove);
      }}
      title={text.removeTitle(ids.length)}
      width="signature"
    >
      <p className={styles['lead']}>{text.removeText}</p>
      <fieldset className={styles['whom']}>
        <legend>{text.removeWhom}</legend>
        {whom.map((one) => (
          <Radio
            checked={also === one}
            key={one ?? 'chosen'}
            name={`${id}-whom`}
            onChange={() => {
              setAlso(one);
            }}
          >
            {one === null
              ? text.removeChosen(ids.length)
              : one === 'sender'
                ? text.removeSender
                : text.removeUnproven}
          </Radio>
        ))}
      </fieldset>
      <RefusalLine text={refusal} />
    </Dialog>
  );
};
