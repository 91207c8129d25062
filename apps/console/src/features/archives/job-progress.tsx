import type { Job } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, ButtonLink, ErrorBox, Progress, toast } from '@zhantai/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { useJob } from '../jobs/use-job.ts';
import styles from './archives.module.css';

interface JobProgressProps {
  /** As it was begun. */
  readonly job: Job;
  /** What can be done when it ended without having been done. */
  readonly again: ReactNode;
  /** It is done; what comes then is shown elsewhere. */
  readonly onDone: (job: Job) => void;
  /** Where all jobs are listed; null where nothing lists them. */
  readonly jobsHref: string | null;
}

/** How far long work is, the way to stop it, and how it ended. */
export const JobProgress = ({ job: begun, again, onDone, jobsHref }: JobProgressProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.archiveJob;
  const job = useJob(begun);
  const { state } = job;
  const end = useEffectEvent(() => {
    onDone(job);
  });
  const isDone = state === 'done';
  useEffect(() => {
    if (isDone) end();
  }, [isDone]);
  const stop = async () => {
    try {
      await client.call('consoleCancelJob', { params: { id: job.id } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(detailOf(error, words.load.offline), 'failed');
    }
  };
  if (isDone) return null;
  if (state === 'failed' || state === 'cancelled') {
    return (
      <div className={styles['form']}>
        {state === 'failed' ? (
          <ErrorBox title={job.problem ?? text.failed} />
        ) : (
          <output>{text.cancelled}</output>
        )}
        <div>{again}</div>
      </div>
    );
  }
  return (
    <div className={styles['form']}>
      <p aria-live="polite">{state === 'waiting' ? text.waiting : text.running(job.progress, job.total)}</p>
      {jobsHref !== null && <p>{text.leave}</p>}
      <Progress value={job.total === 0 ? null : job.progress / job.total} />
      <div className={styles['buttons']}>
        <Button onClick={() => void stop()}>{text.stop}</Button>
        {jobsHref !== null && (
          <ButtonLink href={jobsHref} variant="text">
            {text.jobs}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
