import type { Contact, LogContactRequest } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { FieldFrame, Radio, TextArea, TextInput, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './contacts.module.css';

const outcomes = ['reached', 'promised', 'missed', 'wrongNumber'] as const;

interface LogDialogProps {
  readonly contact: Contact;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** How a call went, what was said and when to call again. */
export const LogDialog = ({ contact: { id: exhibitorId, name }, onClose, onDone }: LogDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.contacts;
  const id = useId();
  const [outcome, setOutcome] = useState<LogContactRequest['outcome']>('reached');
  const [note, setNote] = useState('');
  const [nextAt, setNextAt] = useState('');
  const [wrong, setWrong] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    setWrong(error.reason === 'BAD_REQUEST');
    return error.reason === 'BAD_REQUEST' ? text.nextWrong : detailOf(error, words.load.offline);
  });
  const log = () =>
    send(async () => {
      const body = { outcome, note, nextAt: nextAt === '' ? null : nextAt };
      await client.call('consoleLogContact', { params: { id: exhibitorId }, body });
      toast(text.saved(name));
      onDone();
    });
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.save}
      dismissable={note === '' && nextAt === ''}
      onClose={onClose}
      onConfirm={() => void log()}
      title={text.logTitle(name)}
    >
      <div className={styles['fields']}>
        <fieldset className={styles['outcomes']}>
          <legend>{text.outcome}</legend>
          {outcomes.map((key) => (
            <Radio
              checked={outcome === key}
              key={key}
              name={id}
              onChange={() => {
                setOutcome(key);
              }}
            >
              {text.outcomes[key]}
            </Radio>
          ))}
        </fieldset>
        <FieldFrame id={`${id}-note`} label={text.note}>
          <TextArea
            id={`${id}-note`}
            maxLength={1000}
            onChange={(event) => {
              setNote(event.currentTarget.value);
            }}
            rows={3}
            value={note}
          />
        </FieldFrame>
        <FieldFrame
          error={wrong ? text.nextWrong : undefined}
          help={text.nextHelp}
          id={`${id}-next`}
          label={text.next}
        >
          <TextInput
            aria-describedby={wrong ? `${id}-next-error` : `${id}-next-help`}
            id={`${id}-next`}
            invalid={wrong}
            onChange={(event) => {
              setNextAt(event.currentTarget.value);
              setWrong(false);
            }}
            type="datetime-local"
            value={nextAt}
          />
        </FieldFrame>
        {refusal !== null && !wrong && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};
