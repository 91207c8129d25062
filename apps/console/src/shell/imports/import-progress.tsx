import type { Job, JobThingsPage } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { ImportDialogWords } from '@zhantai/messages/import-dialog';
import { Button, Progress } from '@zhantai/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../session/services-context.ts';
import styles from './import-dialog.module.css';

interface ImportProgressProps {
  readonly jobId: string;
  readonly onDone: () => void;
  readonly words: ImportDialogWords;
}

/** Milliseconds between two looks at a job. */
const LOOK_PAUSE_MS = 1_000;

/** How far an import is, and in the end what it did and what it left. */
export const ImportProgress = ({ jobId, onDone, words }: ImportProgressProps) => {
  const { client, href } = useServices();
  const [job, setJob] = useState<Job | null>(null);
  const [left, setLeft] = useState<JobThingsPage['records']>([]);
  const [isOffline, setOffline] = useState(false);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const look = async () => {
      try {
        const params = { id: jobId };
        const now = await client.call('consoleJob', { params });
        const ended = now.endedAt !== null;
        const things =
          ended && now.counts.skipped > 0
            ? await client.call('consoleJobThings', { params, query: { outcome: 'skipped', size: 50 } })
            : null;
        if (isGone) return;
        setOffline(false);
        setJob(now);
        if (things !== null) setLeft(things.records);
        if (ended) done();
        else timer = setTimeout(() => void look(), LOOK_PAUSE_MS);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isGone) return;
        // The job goes on without whoever looks at it.
        setOffline(true);
        timer = setTimeout(() => void look(), LOOK_PAUSE_MS);
      }
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client, jobId]);

  const state = job?.state;
  const ended = state === 'done' || state === 'failed' || state === 'cancelled' ? state : null;
  return (
    <div className={styles['reading']}>
      {isOffline && <output>{words.offline}</output>}
      {ended === null ? (
        <>
          <p aria-live="polite">{words.running(job?.progress ?? 0, job?.total ?? 0)}</p>
          <Progress value={job === null || job.total === 0 ? null : job.progress / job.total} />
          <div>
            <Button
              onClick={() => {
                void client.call('consoleCancelJob', { params: { id: jobId } }).catch(() => {
                  setOffline(true);
                });
              }}
            >
              {words.stop}
            </Button>
          </div>
        </>
      ) : (
        <>
          <output>
            <b>{words.ended[ended](job?.counts.done ?? 0)}</b>
          </output>
          {left.length > 0 && (
            <>
              <p>{words.skipped(job?.counts.skipped ?? left.length)}</p>
              <ul className={styles['left']}>
                {left.map(({ id, reason }) => (
                  <li key={id}>
                    {reasonOf(reason, words)}{' '}
                    {!id.startsWith('booth:') && (
                      <a href={href(`/exhibitors/${encodeURIComponent(id)}`)}>{words.see}</a>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  );
};

function reasonOf(reason: string | null, { reasons }: ImportDialogWords): string {
  return new Map<string | null, string>(Object.entries(reasons)).get(reason) ?? reasons.changed;
}
