import { browserLimits, type Captcha } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The image code of a sign-in: one use, five minutes (wire.md §2). */
export interface CaptchaState {
  /** Null while it loads. */
  readonly captcha: Captcha | null;
  readonly failed: boolean;
  /** Fetches another image. */
  readonly renew: () => void;
}

/** Fetches an image code and replaces it before it expires. */
export function useCaptcha(client: Client): CaptchaState {
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [failed, setFailed] = useState(false);
  const turn = useRef(0);

  const renew = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    client.call('captcha', {}).then(
      (answer) => {
        if (mine !== turn.current) return;
        setCaptcha(answer);
        setFailed(!answer.image.startsWith('data:image/'));
      },
      () => {
        if (mine !== turn.current) return;
        setCaptcha(null);
        setFailed(true);
      },
    );
  }, [client]);

  useEffect(() => {
    renew();
    const timer = setInterval(renew, browserLimits.captchaLife - 15_000);
    return () => {
      turn.current += 1;
      clearInterval(timer);
    };
  }, [renew]);

  return { captcha, failed, renew };
}
