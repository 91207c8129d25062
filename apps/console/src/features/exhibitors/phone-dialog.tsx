import type { ConsoleExhibitorDetail } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { FieldFrame, TextInput, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

interface PhoneDialogProps {
  readonly exhibitorId: string;
  readonly member: Pick<ConsoleExhibitorDetail['members'][number], 'id' | 'name'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Gives an account another phone to sign in with, with a reason. */
export const PhoneDialog = ({ exhibitorId, member, onDone, onClose }: PhoneDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const id = useId();
  const [phone, setPhone] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const fields = [
    { key: 'phone', label: text.newPhone, value: phone, set: setPhone, need: text.needNewPhone },
    { key: 'reason', label: text.lockReason, value: reason, set: setReason, need: text.needLockReason },
  ] as const;
  const save = async () => {
    setTried(true);
    if (phone.trim() === '' || reason.trim() === '') return;
    await send(async () => {
      await client.call('consoleChangeAccount', {
        params: { id: exhibitorId, accountId: member.id },
        body: { action: 'phone', phone: phone.trim(), reason: reason.trim() },
      });
      toast(text.phoneChanged, 'done');
      onDone();
    });
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.phone}
      dismissable={phone === '' && reason === ''}
      onClose={onClose}
      onConfirm={() => {
        void save();
      }}
      title={text.phoneTitle(member.name)}
      width="signature"
    >
      <div className={styles['fields']}>
        <p>{text.phoneText}</p>
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
                maxLength={key === 'phone' ? 40 : 200}
                onChange={(event) => {
                  set(event.currentTarget.value);
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
      </div>
    </Dialog>
  );
};
