import type { PersonEntry } from '@zhantai/contract';
import { Radio, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useState } from 'react';
import { useSending } from '../../../shell/page/use-sending.ts';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { RefusalLine } from '../../sign-in/refusal-line.tsx';
import { DeclineReason } from './decline-reason.tsx';
import styles from '../people.module.css';

export interface DeclineDialogProps {
  readonly person: PersonEntry;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Whom one press declines: this person, all who were sent from the same address, all who wait. */
const whom = [null, 'sender', 'all'] as const;

/** Declines somebody who registered through the link; the reason stays with the exhibitor. */
export const DeclineDialog = ({ person, onDone, onClose }: DeclineDialogProps) => {
  const { client, words } = usePortal();
  const text = words.people;
  const id = useId();
  const [reason, setReason] = useState('');
  const [also, setAlso] = useState<(typeof whom)[number]>(null);
  const { busy, refusal, send } = useSending();
  const name = person.name === '' ? text.noName : person.name;
  const decline = async () => {
    const { declined } = await client.call('personReject', {
      body: { id: person.id, reason: reason.trim(), ...(also === null ? {} : { also }) },
    });
    toast(also === null ? text.declined(name) : text.declinedMany(declined), 'done');
    onDone();
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.decline}
      dismissable={reason === ''}
      onClose={onClose}
      onConfirm={() => {
        void send(decline);
      }}
      title={text.declineTitle(name)}
      width="signature"
    >
      <p className={styles['lead']}>{text.declineText}</p>
      <fieldset className={styles['whom']}>
        <legend>{text.declineWhom}</legend>
        {whom.map((one) => (
          <Radio
            checked={also === one}
            key={one ?? 'one'}
            name={`${id}-whom`}
            onChange={() => {
              setAlso(one);
            }}
          >
            {one === null ? text.declineOne(name) : one === 'sender' ? text.declineSender : text.declineAll}
          </Radio>
        ))}
      </fieldset>
      <DeclineReason id={id} onChange={setReason} reason={reason} />
      <RefusalLine text={refusal} />
    </Dialog>
  );
};
