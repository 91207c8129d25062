import { FieldFrame, Icon, TextInput } from '@zhantai/ui';
import { useId } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import styles from './sign-in-form.module.css';
import type { CaptchaState } from './use-captcha.ts';

export interface CaptchaFieldProps {
  readonly state: CaptchaState;
  readonly value: string;
  readonly gap: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The image code and its picture; a click on the picture fetches another. */
export const CaptchaField = ({ state, value, gap, onChange }: CaptchaFieldProps) => {
  const text = usePortal().words.signIn;
  const id = useId();
  const { captcha, failed, renew } = state;
  return (
    <FieldFrame error={gap} id={id} label={text.captcha}>
      <div className={styles['pair']}>
        <TextInput
          aria-describedby={gap === undefined ? undefined : `${id}-error`}
          autoCapitalize="off"
          autoComplete="off"
          id={id}
          invalid={gap !== undefined}
          large
          maxLength={16}
          name="captcha"
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
          placeholder={text.captchaHint}
          spellCheck={false}
          value={value}
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
  );
};
