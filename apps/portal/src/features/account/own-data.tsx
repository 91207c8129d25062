import { Button, SectionHead, toast } from '@zhantai/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { saveFile } from '@zhantai/shell/save-file.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './account.module.css';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const DeletionDialog = lazy(async () => ({
  default: (await withRetry(() => import('./deletion-dialog.tsx'))).DeletionDialog,
}));

/** What is kept of the person: to take away, or to be deleted (pages.md). */
export const OwnData = () => {
  const { client, words } = usePortal();
  const text = words.own.account;
  const requests = useMemo(() => createResource(() => client.call('deletionRequests', {})), [client]);
  const state = useResource(requests);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const deletions = state.status === 'ready' ? state.data : [];
  const waiting = deletions.some((one) => one.answer === null);
  const take = async () => {
    setBusy(true);
    try {
      const data = await client.call('myData', {});
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, `${text.exportName}_${data.exportedAt.slice(0, 10)}.json`);
    } catch (error) {
      toast(errorSentence(error, words), 'failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section>
      <SectionHead rule="below" title={text.data} />
      <p className={styles['text']}>{text.dataText}</p>
      {deletions.map((one) => (
        <p className={styles['note']} key={one.id}>
          {one.answer === null
            ? text.requestedAt(shortTime(one.requestedAt))
            : text.answered(shortTime(one.answeredAt ?? one.requestedAt), one.answer)}
        </p>
      ))}
      <p className={styles['actions']}>
        <Button
          busy={busy}
          icon="download"
          onClick={() => {
            void take();
          }}
        >
          {text.export}
        </Button>
        {!waiting && (
          <Button
            onClick={() => {
              setAsking(true);
            }}
            variant="text"
          >
            {text.deletion}
          </Button>
        )}
      </p>
      <p className={styles['links']}>
        <a href="#/privacy">{text.privacy}</a>
        <a href="#/terms">{text.terms}</a>
      </p>
      <Suspense fallback={null}>
        {asking && (
          <DeletionDialog
            onClose={() => {
              setAsking(false);
            }}
            onSent={() => {
              setAsking(false);
              void requests.load();
            }}
          />
        )}
      </Suspense>
    </section>
  );
};
