import { ApiError } from '@zhantai/contract/client';
import { Button, ErrorBox, FieldFrame, TextInput } from '@zhantai/ui';
import { type FormEvent, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './sign-in-form.module.css';

interface FactorFormProps {
  /** What the server gave for the right password. */
  readonly challenge: string;
  /** Back to the password, with what the server said where it ended the challenge. */
  readonly onBack: (why: string | null) => void;
}

/** The code of the authenticator, after the password. */
export const FactorForm = ({ challenge, onBack }: FactorFormProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const said = words.factor;
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    const input = form.querySelector<HTMLInputElement>('[name=code]');
    const code = (input?.value ?? '').replaceAll(/\s/g, '');
    if (code === '') {
      setFailure(said.needCode);
      input?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await client.signIn({ grant_type: 'totp', challenge, code });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const why = detailOf(error, words.load.offline);
      if (error.reason === 'SECOND_FACTOR_ENDED') {
        onBack(why);
        return;
      }
      setFailure(why);
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
      <FieldFrame help={said.codeHelp} id="sign-in-code" label={said.code}>
        <TextInput
          aria-describedby="sign-in-code-help"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do, after a step of one's own
          autoFocus
          id="sign-in-code"
          large
          name="code"
        />
      </FieldFrame>
      <Button busy={busy} busyLabel={words.signIn.busy} size="large" type="submit" variant="primary" wide>
        {words.signIn.submit}
      </Button>
      <Button
        onClick={() => {
          onBack(null);
        }}
        variant="text"
      >
        {said.back}
      </Button>
    </form>
  );
};
