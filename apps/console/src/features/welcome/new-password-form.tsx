import { ApiError } from '@zhantai/contract/client';
import { Button, ErrorBox, FieldFrame, TextInput } from '@zhantai/ui';
import { type FormEvent, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from '../sign-in/sign-in-form.module.css';

interface NewPasswordFormProps {
  readonly code: string;
  /** Empty of an invitation: it is chosen here. */
  readonly username: string;
  readonly onDone: (username: string) => void;
}

/** A new password, typed twice; the server says what it must be. */
export const NewPasswordForm = ({ code, username, onDone }: NewPasswordFormProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const said = words.welcome;
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    const typed = (name: string) => {
      const value = new FormData(form).get(name);
      return typeof value === 'string' ? value : '';
    };
    const chosen = typed('username').trim();
    const body = { code, newPassword: typed('password'), newPassword1: typed('again') };
    if (username === '' && chosen === '') {
      setFailure(said.needUsername);
      form.querySelector<HTMLInputElement>('[name=username]')?.focus();
      return;
    }
    if (body.newPassword === '') {
      setFailure(said.needPassword);
      form.querySelector<HTMLInputElement>('[name=password]')?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      onDone(
        (
          await client.call('useStaffLink', {
            body: username === '' ? { ...body, username: chosen } : body,
          })
        ).username,
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(detailOf(error, words.load.offline));
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
      {username === '' ? (
        <FieldFrame help={said.usernameHelp} id="welcome-username" label={said.username}>
          <TextInput
            aria-describedby="welcome-username-help"
            autoComplete="username"
            id="welcome-username"
            large
            name="username"
          />
        </FieldFrame>
      ) : (
        <input autoComplete="username" hidden name="username" readOnly value={username} />
      )}
      <FieldFrame help={said.rule} id="welcome-password" label={said.password}>
        <TextInput
          aria-describedby="welcome-password-help"
          autoComplete="new-password"
          id="welcome-password"
          large
          name="password"
          type="password"
        />
      </FieldFrame>
      <FieldFrame id="welcome-again" label={said.again}>
        <TextInput autoComplete="new-password" id="welcome-again" large name="again" type="password" />
      </FieldFrame>
      <Button busy={busy} busyLabel={said.busy} size="large" type="submit" variant="primary" wide>
        {said.submit}
      </Button>
    </form>
  );
};
