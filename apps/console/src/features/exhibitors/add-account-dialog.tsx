import { ApiError } from '@zhantai/contract/client';
import { Checkbox, FieldFrame, TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

/** What {@link AddAccountDialog} takes. */
export interface AddAccountDialogProps {
  readonly exhibitorId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Adds somebody who acts for an exhibitor; whoever acts for another one is added only where that is ticked. */
export const AddAccountDialog = ({ exhibitorId, onDone, onClose }: AddAccountDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const id = useId();
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [also, setAlso] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    setElsewhere(error.reason === 'PHONE_ELSEWHERE');
    return detailOf(error, words.load.offline);
  });
  const fields = [
    { key: 'name', label: text.accountName, value: name, set: setName, need: text.needAccountName },
    { key: 'phone', label: text.accountPhone, value: phone, set: setPhone, need: text.needAccountPhone },
  ] as const;

  const save = async () => {
    setTried(true);
    if (name.trim() === '' || phone.trim() === '') return;
    await send(async () => {
      await client.call('consoleAddAccount', {
        params: { id: exhibitorId },
        body: { name: name.trim(), phone: phone.trim(), ...(also ? { also } : {}) },
      });
      onDone();
    });
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.addConfirm}
      dismissable={name === '' && phone === ''}
      onClose={onClose}
      onConfirm={() => {
        void save();
      }}
      title={text.addAccount}
      width="signature"
    >
      <div className={styles['fields']}>
        {fields.map(({ key, label, value, set, need }) => {
          const isMissing = tried && value.trim() === '';
          return (
            <FieldFrame
              error={isMissing ? need : undefined}
              id={`${id}-${key}`}
              key={key}
              label={label}
              required
            >
              <TextInput
                aria-describedby={isMissing ? `${id}-${key}-error` : undefined}
                id={`${id}-${key}`}
                inputMode={key === 'phone' ? 'tel' : 'text'}
                invalid={isMissing}
                maxLength={key === 'phone' ? 40 : 64}
                onChange={(event) => {
                  set(event.currentTarget.value);
                  if (key === 'phone') {
                    setAlso(false);
                    setElsewhere(false);
                  }
                }}
                value={value}
              />
            </FieldFrame>
          );
        })}
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
        {isElsewhere && (
          <Checkbox
            checked={also}
            onChange={(event) => {
              setAlso(event.currentTarget.checked);
            }}
          >
            {text.alsoHere}
          </Checkbox>
        )}
        <p className={styles['quiet']}>{text.accountNote}</p>
      </div>
    </Dialog>
  );
};
