import { useQuery } from '@tanstack/react-query';
import { FieldFrame, TextInput } from '@zhantai/ui';
import { useEffect } from 'react';
import { useDesk } from '../session/desk-context.ts';
import { useSpeech } from '../words/words-context.ts';
import styles from './captcha-field.module.css';

/** The characters of a picture; a click on it brings another. */
export const CaptchaField = ({
  error,
  onKey,
}: {
  readonly error: string | null;
  /** Told the key of the picture shown now. */
  readonly onKey: (key: string) => void;
}) => {
  const { client } = useDesk();
  const { words } = useSpeech();
  // A picture is for one try: never shared, never kept.
  const captcha = useQuery({
    queryKey: ['captcha'],
    queryFn: () => client.call('captcha', {}),
    gcTime: 0,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (captcha.data !== undefined) onKey(captcha.data.key);
  }, [captcha.data, onKey]);
  return (
    <FieldFrame error={error ?? undefined} id="sign-in-captcha" label={words.signIn.captcha}>
      <div className={styles['row']}>
        <TextInput
          aria-describedby="sign-in-captcha-error"
          autoComplete="off"
          id="sign-in-captcha"
          invalid={error !== null}
          large
          maxLength={8}
          name="captcha"
          placeholder={words.signIn.captchaHint}
        />
        <button
          aria-label={words.signIn.captchaImage}
          className={styles['picture']}
          onClick={() => void captcha.refetch()}
          type="button"
        >
          {captcha.data !== undefined && <img alt="" src={captcha.data.image} />}
        </button>
      </div>
    </FieldFrame>
  );
};
