import { ApiError } from '@zhantai/contract/client';
import { Button, ButtonLink, ErrorBox, Progress } from '@zhantai/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { NarrowPage } from '../../shell/page/narrow-page.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { groupPhone } from '../sign-in/check-phone.ts';
import styles from './landing-page.module.css';
import { readClaims } from './read-claims.ts';
import { takeToken } from './take-token.ts';

/**
 * `/ciecXptrsLogin`: comes in with a token of another system (wire.md §2, `apiCiec`). Over a running session it asks
 * first: a link must not make somebody work in another's name.
 */
export const LandingPage = () => {
  const { client, config, gate, location, session, words } = usePortal();
  const text = words.account.singleSignOn;
  const [failure, setFailure] = useState<string | null>(null);
  const [tokenToConfirm, setTokenToConfirm] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // A token works once: effects may run twice, the sign-in must not.
  const found = useRef<string | null>(null);
  const entering = useRef(false);
  const here = useRef(false);

  const enter = useCallback(
    async (token: string) => {
      if (entering.current) return;
      entering.current = true;
      setBusy(true);
      try {
        await client.signIn({ grant_type: 'apiCiec', ciec_token: token, exhibitId: config.exhibitionId });
        const to = gate.takeAddress(session.read()?.roleName ?? '');
        if (here.current) location.go(to, { replace: true, force: true });
      } catch (error) {
        // The wire's sentence speaks of a password, which nobody typed here.
        const known = error instanceof ApiError && error.code === 400;
        setFailure(known ? text.failedText : errorSentence(error, words));
        setTokenToConfirm(null);
      }
    },
    [client, config.exhibitionId, gate, location, session, text, words],
  );

  useEffect(() => {
    here.current = true;
    const taken = takeToken(window.location.href);
    if (taken !== null) {
      found.current = taken.token;
      window.history.replaceState(window.history.state, '', taken.rest);
    }
    const token = found.current;
    if (token === null) setFailure(text.missing);
    else if (session.read() === null) void enter(token);
    else if (!entering.current) setTokenToConfirm(token);
    return () => {
      here.current = false;
    };
  }, [enter, session, text]);

  const own = session.read();
  if (tokenToConfirm !== null && own !== null) {
    const { name, phone } = readClaims(tokenToConfirm);
    const wanted = [name, groupPhone(phone)].filter((part) => part !== '').join(' ');
    return (
      <NarrowPage title={text.askTitle}>
        <div className={styles['failed']}>
          <dl className={styles['facts']}>
            <dt>{text.now}</dt>
            <dd>{own.userName}</dd>
            <dt>{text.wanted}</dt>
            <dd>{wanted === '' ? text.unnamed : wanted}</dd>
          </dl>
          <p>{text.askText}</p>
          <div className={styles['ways']}>
            <Button
              onClick={() => {
                location.go('/', { replace: true, force: true });
              }}
              variant="primary"
            >
              {text.stay(own.userName)}
            </Button>
            <Button
              busy={busy}
              onClick={() => {
                void enter(tokenToConfirm);
              }}
            >
              {text.change}
            </Button>
          </div>
        </div>
      </NarrowPage>
    );
  }
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
            <ButtonLink
              href={own === null ? '#/login' : '#/'}
              variant={config.ciecLoginUrl === null ? 'primary' : 'default'}
            >
              {own === null ? text.byPhone : text.stay(own.userName)}
            </ButtonLink>
          </div>
        </div>
      )}
    </NarrowPage>
  );
};
