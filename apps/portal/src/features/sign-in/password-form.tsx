import { ApiError } from '@zhantai/contract/client';
import { Button, useDevice } from '@zhantai/ui';
import { CaptchaField } from '@zhantai/ui/captcha-field/captcha-field.tsx';
import { useCountdown } from '@zhantai/ui/feedback/use-countdown.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { checkPhone, groupPhone, phoneNumber } from './check-phone.ts';
import { PhoneField } from './phone-field.tsx';
import { RefusalLine } from './refusal-line.tsx';
import { SecretField } from './secret-field.tsx';
import styles from './sign-in-form.module.css';
import { focusFirstGap, focusInput, withGap, type SignInGaps } from './sign-in-gaps.ts';
import { useCaptcha } from '@zhantai/shell/captcha/use-captcha.ts';

export interface SignInFormProps {
  /** Number to begin with, as in the dialog after a session ended. */
  readonly phone: string;
  /** Keeps the number for the other ways to sign in. */
  readonly onPhone: (phone: string) => void;
  readonly onDone: () => void;
}

/** Phone, password, image code; the server's refusals stand verbatim above the button. */
export const PasswordForm = ({ phone: known, onPhone, onDone }: SignInFormProps) => {
  const { client, config, words } = usePortal();
  const mobile = useDevice() === 'mobile';
  const image = useCaptcha(client, false);
  const [wait, holdOff] = useCountdown();
  const [phone, setPhone] = useState(groupPhone(known));
  const [password, setPassword] = useState('');
  const [captcha, setCaptcha] = useState('');
  /** The server asked to wait; then the same is sent again. */
  const [mustWait, setMustWait] = useState(false);
  const [gaps, setGaps] = useState<SignInGaps>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const text = words.signIn;

  const check = (): SignInGaps => {
    const phoneGap = checkPhone(phone, text);
    return {
      ...(phoneGap === null ? {} : { phone: phoneGap }),
      ...(password === '' ? { password: text.passwordMissing } : {}),
      ...(captcha.trim() === '' ? { captcha: text.captchaMissing } : {}),
    };
  };

  /** The image code is used up, whatever the answer was. */
  const renew = () => {
    setCaptcha('');
    image.renew();
    focusInput(form.current, 'captcha');
  };

  const submit = async () => {
    if (busy || wait > 0) return;
    setMustWait(false);
    const found = check();
    setGaps(found);
    if (focusFirstGap(form.current, found)) return;
    setBusy(true);
    setRefusal(null);
    try {
      const fields = {
        grant_type: 'apiCaptcha',
        phone: phoneNumber(phone),
        password,
        exhibitId: config.exhibitionId,
      };
      await image.send(captcha, (headers) => client.signIn(fields, headers));
      onDone();
    } catch (error) {
      const failed = error instanceof ApiError ? error : null;
      const waitMs = failed?.comeAgainMs ?? null;
      setRefusal(waitMs !== null && failed?.code === 429 ? text.slowed : errorSentence(error, words));
      if (waitMs === null) renew();
      else {
        setMustWait(true);
        holdOff(waitMs / 1000);
      }
    } finally {
      setBusy(false);
    }
  };

  const resume = useEffectEvent(() => {
    void submit();
  });
  const due = mustWait && wait === 0 && !busy;
  useEffect(() => {
    const timer = due ? setTimeout(() => resume(), 0) : undefined;
    return () => {
      clearTimeout(timer);
    };
  }, [due]);

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      ref={form}
    >
      <PhoneField
        gap={gaps.phone}
        onChange={(value) => {
          setPhone(value);
          onPhone(value);
        }}
        onGap={(gap) => {
          setGaps((current) => withGap(current, 'phone', gap));
        }}
        value={phone}
      />
      <SecretField
        autoComplete="current-password"
        gap={gaps.password}
        label={text.password}
        name="password"
        onChange={setPassword}
        value={password}
      />
      <CaptchaField
        gap={gaps.captcha}
        onChange={setCaptcha}
        state={image}
        value={captcha}
        words={words.signIn}
      />
      <div>
        <RefusalLine text={refusal} />
        <Button
          busy={busy}
          busyLabel={text.submitting}
          disabled={wait > 0}
          size={mobile ? 'phone' : 'large'}
          type="submit"
          variant="primary"
          wide
        >
          {wait > 0 ? text.slowedWait(wait) : text.submit}
        </Button>
      </div>
    </form>
  );
};
