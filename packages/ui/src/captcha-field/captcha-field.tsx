import type { CaptchaWords } from '@zhantai/messages/captcha';
import { useId } from 'react';
import { FieldFrame } from '../frames/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import styles from './captcha-field.module.css';
import { ProofProgress } from './proof-progress.tsx';

/** What {@link CaptchaField} takes. */
export interface CaptchaFieldProps {
  readonly words: CaptchaWords;
  /** The image code as it stands, and what can be done with it. */
  readonly state: {
    readonly captcha: { readonly image: string; readonly question?: string } | null;
    readonly failed: boolean;
    readonly inWords: boolean;
    readonly share: number | null;
    readonly renew: () => void;
    readonly switchWay: () => void;
    readonly cancel: () => void;
  };
  readonly value: string;
  readonly gap: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The image code and its picture; a click on the picture fetches another. Instead of it, a question to be read. */
export const CaptchaField = ({ words: text, state, value, gap, onChange }: CaptchaFieldProps) => {
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
      {share !== null && <ProofProgress onCancel={state.cancel} share={share} words={text.proof} />}
    </FieldFrame>
  );
};
