import { FieldFrame, Icon, TextInput } from '@zhantai/ui';
import { useId } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { ProofProgress } from '../proof/proof-progress.tsx';
import styles from './sign-in-form.module.css';
import type { CaptchaState } from './use-captcha.ts';

export interface CaptchaFieldProps {
  readonly state: CaptchaState;
  readonly value: string;
  readonly gap: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The image code and its picture; a click on the picture fetches another. Instead of it, a question to be read. */
export const CaptchaField = ({ state, value, gap, onChange }: CaptchaFieldProps) => {
  const text = usePortal().words.signIn;
  const id = useId();
  const { captcha, failed, inWords, renew, share, switchWay } = state;
  const described = [inWords ? `${id}-question` : null, gap === undefined ? null : `${id}-error`];
  return (
    <FieldFrame error={gap} id={id} label={inWords ? text.captchaQuestion : text.captcha}>
      {inWords && (
        <p aria-live="polite" className={styles['question']} id={`${id}-question`}>
          {captcha?.question}
        </p>
      )}
      <div className={styles['pair']}>
        <TextInput
          aria-describedby={described.filter((one) => one !== null).join(' ') || undefined}
          autoCapitalize="off"
          autoComplete="off"
          id={id}
          inputMode={inWords ? 'numeric' : 'text'}
          invalid={gap !== undefined}
          large
          maxLength={16}
          name="captcha"
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
          placeholder={inWords ? undefined : text.captchaHint}
          spellCheck={false}
          value={value}
        />
        {(!inWords || failed) && (
          <button
            aria-label={failed ? text.captchaFailed : text.captchaImage}
            className={styles['captcha']}
            onClick={renew}
            type="button"
          >
            {captcha !== null && <img alt="" src={captcha.image} />}
            {failed && <Icon name="rotate" size={20} />}
          </button>
        )}
      </div>
      <button className={styles['way']} onClick={switchWay} type="button">
        {inWords ? text.captchaPicture : text.captchaWords}
      </button>
      {share !== null && <ProofProgress onCancel={state.cancel} share={share} />}
    </FieldFrame>
  );
};
