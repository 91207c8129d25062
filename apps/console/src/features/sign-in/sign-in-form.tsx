import { ApiError } from '@zhantai/contract/client';
import { staffRoles } from '@zhantai/contract';
import { Button, ErrorBox, FieldFrame, TextInput } from '@zhantai/ui';
import { CaptchaField } from '@zhantai/ui/captcha-field/captcha-field.tsx';
import { useCountdown } from '@zhantai/ui/feedback/use-countdown.ts';
import { type FormEvent, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { FactorForm } from './factor-form.tsx';
import styles from './sign-in-form.module.css';
import { useCaptcha } from '@zhantai/shell/captcha/use-captcha.ts';

/** What the server gives for the right password of who has a second factor. */
interface Challenge {
  readonly challenge: string;
  readonly demoCode: string | null;
}

type FieldName = 'username' | 'password' | 'captcha';

/** User name and password; the captcha joins after the first failure, for the server asks for it soon after. */
export const SignInForm = () => {
  const { client } = useServices();
  const { words } = useSpeech();
  const [failures, setFailures] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [missing, setMissing] = useState<FieldName | null>(null);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState('');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [wait, holdOff] = useCountdown();
  const askCaptcha = failures > 0;
  const image = useCaptcha(client, false, askCaptcha);

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
      const attempt = (headers: Readonly<Record<string, string>>) =>
        client.signIn(
          { grant_type: 'password', username: text('username'), password: typed('password') },
          headers,
        );
      const answer = await (askCaptcha ? image.send(text('captcha'), attempt) : attempt({}));
      if (!staffRoles.some((role) => role === answer.role_name)) {
        await client.signOut();
        setFailure(words.signIn.wrongRole);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { challenge: given, demoCode } = error.data;
      if (error.reason === 'SECOND_FACTOR' && typeof given === 'string') {
        setChallenge({ challenge: given, demoCode: typeof demoCode === 'string' ? demoCode : null });
        return;
      }
      if (error.comeAgainMs !== null) {
        setFailure(error.code === 429 ? words.signIn.slowed : detailOf(error, words.load.offline));
        holdOff(error.comeAgainMs / 1000);
        return;
      }
      setFailure(detailOf(error, words.load.offline));
      setFailures((count) => count + 1);
      // The image code is used up, whatever the answer was; the first failure asks for one.
      setCode('');
      if (askCaptcha) image.renew();
      form.querySelector<HTMLInputElement>('[name=password]')?.select();
    } finally {
      setBusy(false);
    }
  };

  if (challenge !== null) {
    return (
      <FactorForm
        {...challenge}
        onBack={(why) => {
          setChallenge(null);
          setFailure(why);
        }}
      />
    );
  }
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy && wait === 0) void submit(event.currentTarget);
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
          gap={missing === 'captcha' ? words.signIn.captchaMissing : undefined}
          onChange={setCode}
          state={image}
          value={code}
          words={words.signIn}
        />
      )}
      <Button
        busy={busy}
        busyLabel={words.signIn.busy}
        disabled={wait > 0}
        size="large"
        type="submit"
        variant="primary"
        wide
      >
        {wait > 0 ? words.load.wait(wait) : words.signIn.submit}
      </Button>
    </form>
  );
};
