import type { SubmissionRow } from '@zhantai/contract';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { boothsOf } from './booths-of.ts';
import { waitingSince } from './waiting-since.ts';
import styles from './queue.module.css';

/** What waits for review, the longest waiting first. */
export const Queue = ({
  rows,
  total,
  totalAtLeast,
  chosen,
  now,
}: {
  readonly rows: readonly SubmissionRow[];
  readonly total: number;
  /** There are more than `total`. */
  readonly totalAtLeast: boolean;
  readonly chosen: string | null;
  /** Server's time, `YYYY-MM-DD HH:mm:ss`. */
  readonly now: string;
}) => {
  const { href } = useServices();
  const { words } = useSpeech();
  return (
    <nav aria-label={words.review.queueLabel} className={styles['queue']}>
      <div className={styles['head']}>
        <b>
          {words.review.queue}{' '}
          <span className={styles['count']}>{totalAtLeast ? words.review.over : total}</span>
        </b>
        <span>{words.review.longest}</span>
      </div>
      <ul>
        {rows.map((row) => {
          const waited = waitingSince(row.submittedAt ?? row.updatedAt, now);
          return (
            <li key={row.id}>
              <a
                aria-current={row.id === chosen ? 'true' : undefined}
                className={styles['entry']}
                href={href(`/review/${row.id}`)}
              >
                <span className={styles['code']}>{row.formCode}</span>
                <span className={styles['subject']} title={row.subject.name}>
                  {row.subject.name}
                  <small>
                    {boothsOf(row, words)}{' '}
                    {row.round === 1 ? words.review.first : words.review.round(row.round)}
                  </small>
                </span>
                <span className={styles['waited']}>{words.review.waited(waited.days, waited.hours)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
