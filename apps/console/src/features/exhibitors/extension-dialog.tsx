import type { Extension } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Checkbox, FieldFrame, TextInput } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

interface ExtensionDialogProps {
  readonly exhibitor: { readonly id: string; readonly name: string };
  /** What it has already. */
  readonly given: readonly Extension[];
  /** With what is to be said. */
  readonly onDone: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Gives an exhibitor a later end of a form: which, until when, why, at which price. */
export const ExtensionDialog = ({ exhibitor, given, onDone, onClose }: ExtensionDialogProps) => {
  const { client, forms } = useServices();
  const { words } = useSpeech();
  const text = words.exhibitors.extensions;
  const id = useId();
  const formState = useResource(forms);
  const ending = (formState.status === 'ready' ? formState.data : []).filter(
    ({ endTime }) => endTime !== null,
  );
  const [chosen, setChosen] = useState('');
  const form = ending.find(({ formId }) => formId === chosen) ?? ending[0];
  const [endAt, setEndAt] = useState('');
  const [reason, setReason] = useState('');
  const [normalPrice, setNormalPrice] = useState(true);
  const [tell, setTell] = useState(true);
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const missingEnd = tried && endAt === '';
  const missingReason = tried && reason.trim() === '';

  const save = async () => {
    setTried(true);
    if (form === undefined || endAt === '' || reason.trim() === '') return;
    const { formId, formCode } = form;
    await send(async () => {
      await client.call('consoleExtend', {
        params: { id: exhibitor.id },
        body: {
          formId,
          from: given.find((one) => one.formId === formId)?.endAt ?? null,
          endAt: endAt.slice(0, 16).replace('T', ' '),
          reason: reason.trim(),
          normalPrice,
          tell,
        },
      });
      onDone(text.given(formCode));
    });
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.give}
      dismissable={endAt === '' && reason === ''}
      onClose={onClose}
      onConfirm={() => {
        void save();
      }}
      title={text.giveTitle(exhibitor.name)}
      width="signature"
    >
      <div className={styles['fields']}>
        {formState.status === 'ready' && ending.length === 0 && <p>{text.noForms}</p>}
        <FieldFrame id={`${id}-form`} label={text.form}>
          <select
            className={styles['select']}
            id={`${id}-form`}
            onChange={(event) => {
              setChosen(event.target.value);
            }}
            value={form?.formId ?? ''}
          >
            {ending.map(({ formId, formCode, title, endTime }) => (
              <option key={formId} value={formId}>
                {text.formEnds(`${formCode} ${title}`, endTime?.slice(0, 16) ?? '')}
              </option>
            ))}
          </select>
        </FieldFrame>
        <FieldFrame
          error={missingEnd ? text.needEnd : undefined}
          id={`${id}-end`}
          label={text.endAt}
          required
        >
          <TextInput
            aria-describedby={missingEnd ? `${id}-end-error` : undefined}
            id={`${id}-end`}
            invalid={missingEnd}
            onChange={(event) => {
              setEndAt(event.currentTarget.value);
            }}
            type="datetime-local"
            value={endAt}
          />
        </FieldFrame>
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
        {form !== undefined && form.lateEndTime !== null && (
          <Checkbox
            checked={normalPrice}
            onChange={(event) => {
              setNormalPrice(event.currentTarget.checked);
            }}
          >
            {text.normalPrice}
          </Checkbox>
        )}
        <Checkbox
          checked={tell}
          onChange={(event) => {
            setTell(event.currentTarget.checked);
          }}
        >
          {text.tell}
        </Checkbox>
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
};
