import { loadActingWords } from '@zhantai/messages/acting';
import { Button, ErrorBox } from '@zhantai/ui';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { NarrowPage } from '../../shell/page/narrow-page.tsx';
import { Opening } from '../../shell/page/opening.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './acting-portal.module.css';

/** Where this tab keeps who acts and until when, and its name from then on. */
const KEPT = 'acting';

/** The portal as a member of staff sees it who acts for an exhibitor: a bar says who is shown and until when, and then it ends. */
export const ActingPortal = ({ page }: { readonly page: ReactNode }) => {
  const { location, session } = usePortal();
  const { path, query } = parseAddress(useAddress(location));
  const code = path === '/s' ? query.get('act') : null;
  const token = useSyncExternalStore(session.subscribe, () => session.read()?.accessToken ?? '');
  if (code !== null) return <Exchange code={code} key={code} />;
  return token === '' ? <Over /> : <Shown page={page} />;
};

/** Uses the code of the link, once. */
const Exchange = ({ code }: { readonly code: string }) => {
  const { client, language, location, session, store, words } = usePortal();
  const text = use(loadActingWords(language));
  const exchanged = useMemo(
    () =>
      createResource(async () => {
        const { acting } = await client.signIn({ grant_type: 'acting', acting_code: code });
        store.set(KEPT, acting);
        // Nothing renews it, so nobody is asked to before its end.
        const kept = session.read();
        if (kept !== null) session.write({ ...kept, expiresIn: kept.expiresIn * 2 });
        return true;
      }),
    [client, code, session, store],
  );
  const state = useResource(exchanged);
  const isDone = state.status === 'ready';
  useEffect(() => {
    if (!isDone) return;
    window.name = KEPT;
    location.go('/', { replace: true, force: true });
  }, [isDone, location]);
  if (state.status !== 'failed') return <Opening />;
  return (
    <NarrowPage text={text.overText} title={text.failed}>
      <ErrorBox title={errorSentence(state.error, words)} />
    </NarrowPage>
  );
};

const Shown = ({ page }: { readonly page: ReactNode }) => {
  const { client, config, language, session, store, user } = usePortal();
  const text = use(loadActingWords(language));
  const profile = useResource(user);
  const { name, until } = readKept(store.get(KEPT));
  const [isOver, setIsOver] = useState(() => until <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsOver(true);
    }, until - Date.now());
    return () => {
      clearTimeout(timer);
    };
  }, [until]);
  if (isOver) return <Over />;
  const { exhibitorName = '' } = profile.status === 'ready' ? profile.data : {};
  const time = new Intl.DateTimeFormat(language, {
    timeZone: config.zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(until);
  return (
    <>
      <aside aria-label={text.bar} className={styles['bar']} data-print="hide">
        <b>{text.shown(session.read()?.userName ?? '', exhibitorName ?? '')}</b>
        <span>{text.until(name, time)}</span>
        <Button
          onClick={() => {
            void client.signOut();
          }}
        >
          {text.end}
        </Button>
      </aside>
      {page}
    </>
  );
};

const Over = () => {
  const { language } = usePortal();
  const text = use(loadActingWords(language));
  return (
    <NarrowPage text={text.overText} title={text.over}>
      <Button
        onClick={() => {
          window.close();
        }}
        variant="primary"
      >
        {text.close}
      </Button>
    </NarrowPage>
  );
};

/** Who acts, and until when in milliseconds; what is not there is over. */
function readKept(kept: unknown): { readonly name: string; readonly until: number } {
  if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('until' in kept))
    return { name: '', until: 0 };
  return { name: String(kept.name), until: Date.parse(String(kept.until)) || 0 };
}
