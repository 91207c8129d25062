import type { OwnSession } from '@zhantai/contract';
import { Button, SectionHead, toast } from '@zhantai/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './account.module.css';

const ConfirmDialog = lazy(async () => ({
  default: (await withRetry(() => import('@zhantai/ui/dialog/confirm-dialog.tsx'))).ConfirmDialog,
}));

/** Where the account is signed in: one place or all others are ended here, and this device is forgotten (wire.md §2). */
export const SessionList = () => {
  const { account, client, drafts, location, signOut, words } = usePortal();
  const text = words.own.account;
  const sessions = useMemo(() => createResource(() => client.call('sessions', {})), [client]);
  const state = useResource(sessions);
  const [asking, setAsking] = useState<'others' | 'forget' | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const load = () => {
    void sessions.load();
  };
  const run = async (what: string, work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast(errorSentence(error, words), 'failed');
    } finally {
      setBusy(null);
      setAsking(null);
    }
  };
  const end = (wanted: { id: string } | { all: true }) =>
    run('id' in wanted ? wanted.id : 'others', async () => {
      const { ended } = await client.call('endSession', { body: wanted });
      toast(text.ended(ended), 'done');
      load();
    });
  const forget = () =>
    run('forget', async () => {
      await client.call('forgetDevice', {});
      drafts.forget(account());
      toast(text.forgotten, 'done');
      signOut();
    });
  return (
    <section>
      <SectionHead rule="below" title={text.sessions} />
      <p className={styles['text']}>{text.sessionsText}</p>
      <PageState onRetry={load} skeleton={{ rows: 2, rowHeight: 60 }} state={state}>
        {(list: readonly OwnSession[]) => (
          <>
            <ul aria-label={text.sessions}>
              {list.map((one) => (
                <li className={styles['row']} key={one.id}>
                  <span className={styles['who']}>
                    <b>
                      {one.device === '' ? text.unknownDevice : one.device}
                      {one.current && <i>{text.here}</i>}
                    </b>
                    <small>
                      {text.sessionFacts(shortTime(one.begun), shortTime(one.lastUsed), one.address)}
                    </small>
                  </span>
                  {!one.current && (
                    <Button
                      busy={busy === one.id}
                      onClick={() => {
                        void end({ id: one.id });
                      }}
                      size="small"
                    >
                      {text.end}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <p className={styles['actions']}>
              {list.length > 1 && (
                <Button
                  onClick={() => {
                    setAsking('others');
                  }}
                >
                  {text.endOthers}
                </Button>
              )}
              <Button
                onClick={() => {
                  location.ask(() => {
                    setAsking('forget');
                  });
                }}
                variant="text"
              >
                {text.forget}
              </Button>
            </p>
          </>
        )}
      </PageState>
      <Suspense fallback={null}>
        {asking !== null && (
          <ConfirmDialog
            busy={busy === asking}
            confirmLabel={asking === 'others' ? text.endOthers : text.forget}
            onCancel={() => {
              setAsking(null);
            }}
            onConfirm={() => {
              void (asking === 'others' ? end({ all: true }) : forget());
            }}
            text={asking === 'others' ? text.endOthersText : text.forgetText}
            title={asking === 'others' ? text.endOthersTitle : text.forgetTitle}
            tone="danger"
          />
        )}
      </Suspense>
    </section>
  );
};
