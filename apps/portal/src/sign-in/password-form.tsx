import { ApiError } from '@zhantai/contract/client';
import { Button, useDevice } from '@zhantai/ui';
import { useRef, useState, type FormEvent } from 'react';
import { errorSentence } from '../page/error-sentence.ts';
import { usePortal } from '../portal/portal-context.ts';
import { CaptchaField } from './captcha-field.tsx';
import { checkPhone, groupPhone, phoneNumber } from './check-phone.ts';
import { PhoneField } from './phone-field.tsx';
import { RefusalLine } from './refusal-line.tsx';
import { SecretField } from './secret-field.tsx';
import styles from './sign-in-form.module.css';
import { focusFirstGap, focusInput, withGap, type SignInGaps } from './sign-in-gaps.ts';
import { TextCodeField } from './text-code-field.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useTextCode } from './use-text-code.ts';

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
  const image = useCaptcha(client);
  const texts = useTextCode(client);
  const [phone, setPhone] = useState(groupPhone(known));
  const [password, setPassword] = useState('');
  const [captcha, setCaptcha] = useState('');
  /** The text code that a number with many failures needs beside its password; null while it does not. */
  const [code, setCode] = useState<string | null>(null);
  const [gaps, setGaps] = useState<SignInGaps>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState<'signIn' | 'send' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const text = words.signIn;

  const check = (): SignInGaps => {
    const phoneGap = checkPhone(phone, text);
    return {
      ...(phoneGap === null ? {} : { phone: phoneGap }),
      ...(password === '' ? { password: text.passwordMissing } : {}),
      ...(captcha.trim() === '' ? { captcha: text.captchaMissing } : {}),
      ...(code === '' ? { code: words.account.textCode.missing } : {}),
    };
  };

  /** The image code is used up, whatever the answer was. */
  const renew = () => {
    setCaptcha('');
    image.renew();
    focusInput(form.current, 'captcha');
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy !== null) return;
    const found = check();
    setGaps(found);
    if (focusFirstGap(form.current, found)) return;
    setBusy('signIn');
    setRefusal(null);
    try {
      await client.signIn(
        {
          grant_type: 'apiCaptcha',
          phone: phoneNumber(phone),
          password,
          exhibitId: config.exhibitionId,
          ...(code === null ? {} : { code }),
        },
        { 'Captcha-Key': image.captcha?.key ?? '', 'Captcha-Code': captcha.trim() },
      );
      onDone();
    } catch (error) {
      setRefusal(errorSentence(error, words));
      if (error instanceof ApiError && error.reason === 'SMS_CODE_NEEDED') setCode('');
      renew();
    } finally {
      setBusy(null);
    }
  };

  const send = async () => {
    const { phone: phoneGap, captcha: captchaGap } = check();
    const found = {
      ...(phoneGap === undefined ? {} : { phone: phoneGap }),
      ...(captchaGap === undefined ? {} : { captcha: captchaGap }),
    };
    setGaps(found);
    if (focusFirstGap(form.current, found)) return;
    setBusy('send');
    setRefusal(null);
    try {
      await texts.send({
        tenantId: config.tenantId,
        mobile: phoneNumber(phone),
        smsCode: 'login',
        captchaKey: image.captcha?.key ?? '',
        captchaCode: captcha.trim(),
      });
    } catch (error) {
      setRefusal(errorSentence(error, words));
    } finally {
      renew();
      setBusy(null);
    }
  };

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        void submit(event);
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
      <CaptchaField gap={gaps.captcha} onChange={setCaptcha} state={image} value={captcha} />
      {code !== null && (
        <TextCodeField
          gap={gaps.code}
          onChange={setCode}
          onSend={() => {
            void send();
          }}
          sending={busy === 'send'}
          sent={texts.sent}
          value={code}
          wait={texts.wait}
        />
      )}
      <div>
        <RefusalLine text={refusal} />
        <Button
          busy={busy === 'signIn'}
          busyLabel={text.submitting}
          size={mobile ? 'phone' : 'large'}
          type="submit"
          variant="primary"
          wide
        >
          {text.submit}
        </Button>
      </div>
    </form>
  );
};
