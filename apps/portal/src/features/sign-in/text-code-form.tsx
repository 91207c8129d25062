import type { SmsTemplate } from '@zhantai/contract';
import { Button, useDevice } from '@zhantai/ui';
import { CaptchaField } from '@zhantai/ui/captcha-field/captcha-field.tsx';
import { useRef, useState, type FormEvent } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { checkPhone, groupPhone, phoneNumber } from './check-phone.ts';
import type { SignInFormProps } from './password-form.tsx';
import { PhoneField } from './phone-field.tsx';
import { RefusalLine } from './refusal-line.tsx';
import styles from './sign-in-form.module.css';
import { focusFirstGap, focusInput, withGap, type SignInGaps } from './sign-in-gaps.ts';
import { TextCodeField } from './text-code-field.tsx';
import { useCaptcha } from '@zhantai/shell/captcha/use-captcha.ts';
import { useTextCode } from './use-text-code.ts';

export interface TextCodeFormProps extends SignInFormProps {
  /** What the code is asked for: to sign in, to set a new password, to register as media. */
  readonly purpose: SmsTemplate;
}

/** Phone and a code by text message, or by mail to its account (wire.md §2, `sms_code`); the image code guards only the sending. */
export const TextCodeForm = ({ phone: known, purpose, onPhone, onDone }: TextCodeFormProps) => {
  const { client, config, words } = usePortal();
  const mobile = useDevice() === 'mobile';
  const image = useCaptcha(client, true);
  const bySms = useTextCode(client);
  const byMail = useTextCode(client);
  const [mails, setMails] = useState(false);
  // Each way has a wait of its own.
  const texts = mails ? byMail : bySms;
  const [phone, setPhone] = useState(groupPhone(known));
  const [captcha, setCaptcha] = useState('');
  const [code, setCode] = useState('');
  const [gaps, setGaps] = useState<SignInGaps>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState<'signIn' | 'send' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const text = words.signIn;
  const phoneGap = (): SignInGaps => {
    const gap = checkPhone(phone, text);
    return gap === null ? {} : { phone: gap };
  };

  const send = async () => {
    if (busy !== null) return;
    const found: SignInGaps = {
      ...phoneGap(),
      ...(captcha.trim() === '' ? { captcha: text.captchaMissing } : {}),
    };
    setGaps(found);
    if (focusFirstGap(form.current, found)) return;
    setBusy('send');
    setRefusal(null);
    try {
      await image.send(captcha, (headers) =>
        texts.send({
          tenantId: config.tenantId,
          mobile: phoneNumber(phone),
          smsCode: purpose,
          byMail: mails,
          headers,
        }),
      );
      focusInput(form.current, 'code');
    } catch (error) {
      setRefusal(errorSentence(error, words));
      focusInput(form.current, 'captcha');
    } finally {
      // The image code is used up, whatever the answer was.
      setCaptcha('');
      image.renew();
      setBusy(null);
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy !== null) return;
    if (!texts.sent && code === '') {
      await send();
      return;
    }
    const found: SignInGaps = {
      ...phoneGap(),
      ...(code === '' ? { code: words.account.textCode.missing } : {}),
    };
    setGaps(found);
    if (focusFirstGap(form.current, found)) return;
    setBusy('signIn');
    setRefusal(null);
    try {
      await client.signIn({ grant_type: 'sms_code', phone: phoneNumber(phone), code });
      onDone();
    } catch (error) {
      setRefusal(errorSentence(error, words));
      focusInput(form.current, 'code');
    } finally {
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
      {texts.wait === 0 && (
        <CaptchaField
          gap={gaps.captcha}
          onChange={setCaptcha}
          state={image}
          value={captcha}
          words={words.signIn}
        />
      )}
      <TextCodeField
        byMail={mails}
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
      {(purpose === 'login' || purpose === 'setPwd') && (
        <div className={styles['ways']}>
          <Button
            onClick={() => {
              setMails(!mails);
              setRefusal(null);
              setGaps({});
            }}
            variant="text"
          >
            {mails ? words.account.ways.codeBySms : words.account.ways.codeByMail}
          </Button>
        </div>
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
          {purpose === 'setPwd' ? words.account.textCode.next : text.submit}
        </Button>
      </div>
    </form>
  );
};
