import type { Job } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button } from '@zhantai/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { OWNER_JOB, undoBulk } from '../../shell/bulk/undo-bulk.ts';
import styles from './exhibitors.module.css';

/** Milliseconds between two looks at a job. */
const LOOK_PAUSE_MS = 1_000;
/** Milliseconds for which undoing is offered in the list (console.md §0.3); the page of jobs offers it for a day. */
const UNDO_MS = 10_000;

/** What {@link BulkNote} takes. */
export interface BulkNoteProps {
  readonly job: Job;
  /** Exhibitors are others now. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** How far a change of many is; when it is done, what it did, with the way to undo it. */
export const BulkNote = ({ job: begun, onChanged, onClose }: BulkNoteProps) => {
  const { client, href } = useServices();
  const { words } = useSpeech();
  const text = words.bulk;
  const [job, setJob] = useState(begun);
  const [undoing, setUndoing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const changed = useEffectEvent(onChanged);
  const close = useEffectEvent(onClose);
  const ended = job.endedAt !== null;
  useEffect(() => {
    if (!ended) {
      const timer = setInterval(() => {
        void client.call('consoleJob', { params: { id: job.id } }).then(setJob, () => {
          // The job goes on without whoever looks at it.
        });
      }, LOOK_PAUSE_MS);
      return () => {
        clearInterval(timer);
      };
    }
    changed();
    const timer = setTimeout(close, UNDO_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [client, ended, job.id]);
  const undo = async () => {
    try {
      setJob(await undoBulk(client, job));
      setUndoing(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(detailOf(error, words.load.offline));
    }
  };
  const { done, skipped, failed } = job.counts;
  const left = skipped + failed;
  const said = job.kind === OWNER_JOB ? text.ofOwner : text.ofTags;
  const facts = [
    !ended ? said.running(job.progress, job.total) : undoing ? text.undone(done) : said.done(done),
    ...(ended && left > 0 ? [text.left(left)] : []),
  ];
  return (
    <div className={styles['noteRow']}>
      <output>{facts.join(text.comma)}</output>
      {ended && !undoing && done > 0 && (
        <Button onClick={() => void undo()} size="small">
          {text.undo}
        </Button>
      )}
      <a href={href('/jobs')}>{words.jobs.see}</a>
      {refusal !== null && (
        <span className={styles['refusal']} role="alert">
          {refusal}
        </span>
      )}
    </div>
  );
};
