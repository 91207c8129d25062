import type { ExceptionOf } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { FieldFrame, TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { exceptionName } from './exception-name.ts';
import styles from './exhibitors.module.css';

interface ExceptionDialogProps {
  readonly exhibitor: { readonly id: string; readonly name: string };
  /** Of what there may be one, with what is given. */
  readonly possible: readonly ExceptionOf[];
  /** Null: it is chosen here. */
  readonly chosen: ExceptionOf | null;
  /** It is taken back, with a reason. */
  readonly isRevoking: boolean;
  /** With what is to be said. */
  readonly onDone: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Gives an exhibitor another number of something than the others have, with a reason, or takes it back. */
export const ExceptionDialog = ({
  exhibitor,
  possible,
  chosen,
  isRevoking,
  onDone,
  onClose,
}: ExceptionDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors.exceptions;
  const id = useId();
  const [index, setIndex] = useState(0);
  const exception = chosen ?? possible[index];
  const [value, setValue] = useState(chosen?.given === null ? '' : String(chosen?.given.value ?? ''));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const count = isRevoking ? null : Number(value);
  const isCount = count === null || (value.trim() !== '' && Number.isInteger(count) && count >= 0);
  const missingValue = tried && !isCount;
  const missingReason = tried && reason.trim() === '';
  if (exception === undefined) return null;
  const name = exceptionName(exception, text);

  const save = async () => {
    setTried(true);
    if (!isCount || reason.trim() === '') return;
    const { kind, formId, given } = exception;
    await send(async () => {
      await client.call('consoleChangeException', {
        params: { id: exhibitor.id },
        body: {
          kind,
          ...(formId === null ? {} : { formId }),
          change: { value: { from: given?.value ?? null, to: count } },
          reason: reason.trim(),
        },
      });
      onDone((isRevoking ? text.revoked : text.given)(name));
    });
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={isRevoking ? text.revoke : words.exhibitors.editConfirm}
      dismissable={value === '' && reason === ''}
      onClose={onClose}
      onConfirm={() => {
        void save();
      }}
      title={isRevoking ? text.revokeTitle(name) : text.giveTitle(exhibitor.name)}
      {...(isRevoking ? { role: 'alertdialog', tone: 'danger' } : {})}
      width="confirm"
    >
      <div className={styles['fields']}>
        {isRevoking && <p>{text.revokeText}</p>}
        {chosen === null && (
          <FieldFrame id={`${id}-of`} label={text.of}>
            <select
              className={styles['select']}
              id={`${id}-of`}
              onChange={(event) => {
                setIndex(event.target.selectedIndex);
              }}
              value={index}
            >
              {possible.map((one, place) => (
                <option key={`${one.kind} ${one.formId ?? ''}`} value={place}>
                  {exceptionName(one, text)}
                </option>
              ))}
            </select>
          </FieldFrame>
        )}
        {!isRevoking && (
          <FieldFrame
            error={missingValue ? text.needValue : undefined}
            help={`${chosen === null ? '' : `${name} `}${text.usual(exception.usual === null ? text.unlimited : String(exception.usual))}`}
            id={`${id}-value`}
            label={text.value}
            required
          >
            <TextInput
              aria-describedby={missingValue ? `${id}-value-error` : `${id}-value-help`}
              id={`${id}-value`}
              inputMode="numeric"
              invalid={missingValue}
              maxLength={6}
              onChange={(event) => {
                setValue(event.currentTarget.value);
              }}
              value={value}
            />
          </FieldFrame>
        )}
        <FieldFrame
          error={missingReason ? text.needReason : undefined}
          id={`${id}-reason`}
          label={text.reason}
          required
        >
          <TextInput
            aria-describedby={missingReason ? `${id}-reason-error` : undefined}
            id={`${id}-reason`}
            invalid={missingReason}
            maxLength={200}
            onChange={(event) => {
              setReason(event.currentTarget.value);
            }}
            value={reason}
          />
        </FieldFrame>
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};
