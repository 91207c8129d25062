import { ApiError } from '@zhantai/contract/client';
import { Button, ErrorBox, FieldFrame, TextInput } from '@zhantai/ui';
import { type FormEvent, useId, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './sign-in-form.module.css';

interface CodeFormProps {
  /** What the button does. */
  readonly label: string;
  readonly help?: string;
  /** Whether this is spelled like a code; it is not sent otherwise. */
  readonly isCode: (code: string) => boolean;
  readonly onCode: (code: string) => Promise<void>;
}

/** One field for a code, and what the server says of a wrong one. */
export const CodeForm = ({ label, help, isCode, onCode }: CodeFormProps) => {
  const { words } = useSpeech();
  const said = words.factor;
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    const input = form.querySelector<HTMLInputElement>('[name=code]');
    const code = (input?.value ?? '').replaceAll(/\s/g, '');
    if (!isCode(code)) {
      setFailure(said.needCode);
      input?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await onCode(code);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(detailOf(error, words.load.offline));
      input?.select();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      }}
    >
      {failure !== null && <ErrorBox title={failure} />}
      <FieldFrame {...(help === undefined ? {} : { help })} id={id} label={said.code}>
        <TextInput
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do, after a step of one's own
          autoFocus
          id={id}
          large
          name="code"
        />
      </FieldFrame>
      <Button busy={busy} busyLabel={words.signIn.busy} size="large" type="submit" variant="primary" wide>
        {label}
      </Button>
    </form>
  );
};
