import { ApiError } from '@zhantai/contract/client';
import { Button, ErrorBox, FieldFrame, TextInput } from '@zhantai/ui';
import { type FormEvent, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from '../sign-in/sign-in-form.module.css';

interface ConfirmFormProps {
  readonly ticket: string;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** The first code of a new authenticator, which proves that it has the secret. */
export const ConfirmForm = ({ ticket, onDone }: ConfirmFormProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const said = words.factor;
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    const input = form.querySelector<HTMLInputElement>('[name=code]');
    const code = (input?.value ?? '').replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(code)) {
      setFailure(said.needCode);
      input?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      onDone((await client.call('consoleConfirmFactor', { body: { ticket, code } })).recoveryCodes);
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
      <FieldFrame id="factor-code" label={said.code}>
        <TextInput autoComplete="one-time-code" id="factor-code" inputMode="numeric" large name="code" />
      </FieldFrame>
      <Button busy={busy} size="large" type="submit" variant="primary" wide>
        {said.confirm}
      </Button>
    </form>
  );
};
