import type { ConsoleExhibitorDetail, FirstPassword } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Radio } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

const ways = ['sms', 'email', 'none'] as const;

interface FirstPasswordDialogProps {
  readonly member: Pick<ConsoleExhibitorDetail['members'][number], 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Makes the link that sets the first password of an account: sent, or shown once to be handed over. */
export const FirstPasswordDialog = ({ member, onClose }: FirstPasswordDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors;
  const id = useId();
  const [by, setBy] = useState<(typeof ways)[number]>('sms');
  const [made, setMade] = useState<FirstPassword | null>(null);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const make = () =>
    send(async () => {
      const [first] = await client.call('consoleFirstPasswords', { body: { accountIds: [member.id], by } });
      setMade(first ?? null);
    });
  const isDone = made !== null && made.why === null;
  return (
    <Dialog
      busy={busy}
      onClose={onClose}
      title={text.firstPasswordTitle(member.name)}
      width="signature"
      {...(isDone
        ? {}
        : {
            confirmLabel: text.firstPasswordMake,
            onConfirm: () => {
              void make();
            },
          })}
    >
      <div className={styles['fields']}>
        {!isDone && (
          <>
            <p>{text.firstPasswordText}</p>
            <fieldset>
              <legend>{text.firstPasswordHow}</legend>
              {ways.map((way) => (
                <Radio
                  checked={by === way}
                  key={way}
                  name={id}
                  onChange={() => {
                    setBy(way);
                    setMade(null);
                  }}
                >
                  {text.firstPasswordBy[way]}
                </Radio>
              ))}
            </fieldset>
          </>
        )}
        {made !== null && (
          <output>
            {made.why !== null && text.firstPasswordWhy[made.why]}
            {made.sent && text.firstPasswordSent}
            {made.link !== null && (
              <>
                <p>{text.firstPasswordShown(made.expires?.slice(0, 16) ?? '')}</p>
                <code className={styles['link']}>{made.link}</code>
              </>
            )}
          </output>
        )}
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};
