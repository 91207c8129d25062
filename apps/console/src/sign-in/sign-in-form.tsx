import { ApiError } from '@zhantai/contract/client';
import { staffRoles } from '@zhantai/contract';
import { Button, ErrorBox, FieldFrame, TextInput } from '@zhantai/ui';
import { type FormEvent, useRef, useState } from 'react';
import { detailOf } from '../frame/loading.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useSpeech } from '../words/words-context.ts';
import { CaptchaField } from './captcha-field.tsx';
import styles from './sign-in-form.module.css';

type FieldName = 'username' | 'password' | 'captcha';

/** User name and password; the captcha joins after the first failure, for the server asks for it soon after. */
export const SignInForm = () => {
  const { client } = useDesk();
  const { words } = useSpeech();
  const [failures, setFailures] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [missing, setMissing] = useState<FieldName | null>(null);
  const [busy, setBusy] = useState(false);
  const captchaKey = useRef('');
  const askCaptcha = failures > 0;

  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const typed = (name: FieldName) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const text = (name: FieldName) => typed(name).trim();
    const names: readonly FieldName[] = askCaptcha
      ? ['username', 'password', 'captcha']
      : ['username', 'password'];
    const empty = names.find((name) => text(name) === '') ?? null;
    setMissing(empty);
    if (empty !== null) {
      form.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const answer = await client.signIn(
        { grant_type: 'password', username: text('username'), password: typed('password') },
        askCaptcha ? { 'Captcha-Key': captchaKey.current, 'Captcha-Code': text('captcha') } : {},
      );
      if (!staffRoles.some((role) => role === answer.role_name)) {
        await client.signOut();
        setFailure(words.signIn.wrongRole);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(detailOf(error, words.load.offline));
      setFailures((count) => count + 1);
      form.querySelector<HTMLInputElement>('[name=password]')?.select();
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
      <FieldFrame
        error={missing === 'username' ? words.signIn.needUsername : undefined}
        id="sign-in-username"
        label={words.signIn.username}
      >
        <TextInput
          aria-describedby="sign-in-username-error"
          autoComplete="username"
          id="sign-in-username"
          invalid={missing === 'username'}
          large
          name="username"
        />
      </FieldFrame>
      <FieldFrame
        error={missing === 'password' ? words.signIn.needPassword : undefined}
        id="sign-in-password"
        label={words.signIn.password}
      >
        <TextInput
          aria-describedby="sign-in-password-error"
          autoComplete="current-password"
          id="sign-in-password"
          invalid={missing === 'password'}
          large
          name="password"
          type="password"
        />
      </FieldFrame>
      {askCaptcha && (
        <CaptchaField
          error={missing === 'captcha' ? words.signIn.needCaptcha : null}
          key={failures}
          onKey={(key) => {
            captchaKey.current = key;
          }}
        />
      )}
      <Button busy={busy} busyLabel={words.signIn.busy} size="large" type="submit" variant="primary" wide>
        {words.signIn.submit}
      </Button>
    </form>
  );
};
