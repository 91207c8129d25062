import { Button, FieldFrame, Icon, IconButton, TextInput, useDevice, useKitWords } from '@zhantai/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { errorSentence } from '../page/error-sentence.ts';
import { usePortal } from '../portal/portal-context.ts';
import { assumedCode, checkPhone, groupPhone, phoneNumber } from './check-phone.ts';
import styles from './sign-in-form.module.css';
import { useCaptcha } from './use-captcha.ts';

interface Gaps {
  readonly phone?: string;
  readonly password?: string;
  readonly code?: string;
}

export interface SignInFormProps {
  /** Number to begin with, as in the dialog after a session ended. */
  readonly phone?: string;
  readonly onDone: () => void;
}

/** Phone, password, image code; the server's refusals stand verbatim above the button. */
export const SignInForm = ({ phone: known = '', onDone }: SignInFormProps) => {
  const { client, config, words } = usePortal();
  const mobile = useDevice() === 'mobile';
  const kit = useKitWords();
  const id = useId();
  const { captcha, failed, renew } = useCaptcha(client);
  const [phone, setPhone] = useState(groupPhone(known));
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [shown, setShown] = useState(false);
  const [gaps, setGaps] = useState<Gaps>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const text = words.signIn;

  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);

  const check = (): Gaps => {
    const phoneGap = checkPhone(phone, text);
    return {
      ...(phoneGap === null ? {} : { phone: phoneGap }),
      ...(password === '' ? { password: text.passwordMissing } : {}),
      ...(code.trim() === '' ? { code: text.captchaMissing } : {}),
    };
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check();
    setGaps(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) {
      field(first)?.focus();
      return;
    }
    setBusy(true);
    setRefusal(null);
    try {
      await client.signIn(
        { grant_type: 'apiCaptcha', phone: phoneNumber(phone), password, exhibitId: config.exhibitionId },
        { 'Captcha-Key': captcha?.key ?? '', 'Captcha-Code': code.trim() },
      );
      onDone();
    } catch (error) {
      setRefusal(errorSentence(error, words));
      setCode('');
      renew();
      field('code')?.focus();
    } finally {
      setBusy(false);
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
      <FieldFrame error={gaps.phone} id={`${id}-phone`} label={text.phone}>
        <TextInput
          after={
            phone === '' ? undefined : (
              <IconButton
                className={styles['inner']}
                icon="close"
                label={text.clearPhone}
                onClick={() => {
                  setPhone('');
                  field('phone')?.focus();
                }}
              />
            )
          }
          aria-describedby={gaps.phone === undefined ? undefined : `${id}-phone-error`}
          autoComplete="tel-national"
          before={assumedCode(phone)}
          id={`${id}-phone`}
          inputMode="tel"
          invalid={gaps.phone !== undefined}
          large
          maxLength={24}
          name="phone"
          onBlur={() => {
            setPhone(groupPhone(phone));
            const gap = phone === '' ? null : checkPhone(phone, text);
            setGaps(({ phone: _old, ...rest }) => (gap === null ? rest : { ...rest, phone: gap }));
          }}
          onChange={(event) => {
            const { value, selectionStart } = event.currentTarget;
            // Grouping moves the caret to the end, so it waits while somebody corrects the middle.
            setPhone(selectionStart === value.length ? groupPhone(value) : value);
          }}
          type="tel"
          value={phone}
        />
      </FieldFrame>
      <FieldFrame error={gaps.password} id={`${id}-password`} label={text.password}>
        <TextInput
          after={
            <IconButton
              aria-pressed={shown}
              className={styles['inner']}
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? kit.actions.hidePassword : kit.actions.showPassword}
              onClick={() => {
                setShown(!shown);
              }}
            />
          }
          aria-describedby={gaps.password === undefined ? undefined : `${id}-password-error`}
          autoComplete="current-password"
          id={`${id}-password`}
          invalid={gaps.password !== undefined}
          large
          maxLength={200}
          name="password"
          onChange={(event) => {
            setPassword(event.currentTarget.value);
          }}
          type={shown ? 'text' : 'password'}
          value={password}
        />
      </FieldFrame>
      <FieldFrame error={gaps.code} id={`${id}-code`} label={text.captcha}>
        <div className={styles['pair']}>
          <TextInput
            aria-describedby={gaps.code === undefined ? undefined : `${id}-code-error`}
            autoCapitalize="off"
            autoComplete="off"
            id={`${id}-code`}
            invalid={gaps.code !== undefined}
            large
            maxLength={16}
            name="code"
            onChange={(event) => {
              setCode(event.currentTarget.value);
            }}
            placeholder={text.captchaHint}
            spellCheck={false}
            value={code}
          />
          <button
            aria-label={failed ? text.captchaFailed : text.captchaImage}
            className={styles['captcha']}
            onClick={renew}
            type="button"
          >
            {captcha !== null && <img alt="" src={captcha.image} />}
            {failed && <Icon name="rotate" size={20} />}
          </button>
        </div>
      </FieldFrame>
      <div>
        <p className={styles['refusal']} role="alert">
          {refusal !== null && (
            <>
              <Icon name="warning" size={16} />
              {refusal}
            </>
          )}
        </p>
        <Button
          busy={busy}
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
