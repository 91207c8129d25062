import { ApiError } from '@zhantai/contract/client';
import { ButtonLink, ErrorBox, Progress } from '@zhantai/ui';
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../page/error-sentence.ts';
import { NarrowPage } from '../page/narrow-page.tsx';
import { usePortal } from '../portal/portal-context.ts';
import styles from './landing-page.module.css';
import { takeToken } from './take-token.ts';

/** `/ciecXptrsLogin`: comes in with a token of another system (wire.md §2, `apiCiec`). */
export const LandingPage = () => {
  const { client, config, gate, location, words } = usePortal();
  const text = words.account.singleSignOn;
  const [failure, setFailure] = useState<string | null>(null);
  // A token works once: effects may run twice, the sign-in must not.
  const entering = useRef<Promise<unknown> | null>(null);

  useEffect(() => {
    const found = takeToken(window.location.href);
    if (found !== null) {
      window.history.replaceState(window.history.state, '', found.rest);
      entering.current = client.signIn({
        grant_type: 'apiCiec',
        ciec_token: found.token,
        exhibitId: config.exhibitionId,
      });
    }
    let here = true;
    const tell = (sentence: string) => {
      if (here) setFailure(sentence);
    };
    if (entering.current === null) tell(text.missing);
    entering.current?.then(
      () => {
        if (here) location.go(gate.recall(), { replace: true, force: true });
      },
      (error: unknown) => {
        // The wire's sentence speaks of a password, which nobody typed here.
        const known = error instanceof ApiError && error.code === 400;
        tell(known ? text.failedText : errorSentence(error, words));
      },
    );
    return () => {
      here = false;
    };
  }, [client, config.exhibitionId, gate, location, text, words]);

  return (
    <NarrowPage title={text.title}>
      {failure === null ? (
        <Progress label={text.busy} value={null} />
      ) : (
        <div className={styles['failed']}>
          <ErrorBox detail={failure} title={text.failed} />
          <div className={styles['ways']}>
            {config.ciecLoginUrl !== null && (
              <ButtonLink href={config.ciecLoginUrl} variant="primary">
                {text.again}
              </ButtonLink>
            )}
            <ButtonLink href="#/login" variant={config.ciecLoginUrl === null ? 'primary' : 'default'}>
              {text.byPhone}
            </ButtonLink>
          </div>
        </div>
      )}
    </NarrowPage>
  );
};
