import { nowIn } from '@zhantai/shell/exhibition-time.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { boothsOf } from '../review/booths-of.ts';
import { waitingSince } from '../review/waiting-since.ts';
import styles from './waiting-list.module.css';

/** So many of the queue are shown here. */
const MOST = 6;

/** What waits for review, the longest waiting first. */
export const WaitingList = () => {
  const { queue, href } = useServices();
  const { words } = useSpeech();
  const me = useMe();
  const state = useLiveResource(queue);
  if (state.status !== 'ready') return null;
  const text = words.home;
  const now = nowIn(me.exhibition.zone);
  const rows = state.data.records.map((row) => ({
    row,
    days: waitingSince(row.submittedAt ?? row.updatedAt, now).days,
  }));
  const oldest = Math.max(0, ...rows.map(({ days }) => days));
  return (
    <section aria-label={text.queue} className={styles['section']}>
      <header className={styles['head']}>
        <h2>{text.queue}</h2>
        <span className={styles['note']}>
          {rows.length === 0 ? text.rest : text.queueText(state.data.total, oldest)}
        </span>
        <a href={href('/review')}>{text.toReview}</a>
      </header>
      <ul>
        {rows.slice(0, MOST).map(({ row, days }) => (
          <li className={styles['row']} key={row.id}>
            <b className={styles['code']}>{row.formCode}</b>
            <b>{row.title}</b>
            <span>{row.subject.name}</span>
            <span>{boothsOf(row, words)}</span>
            <span>{text.waited(days)}</span>
            <a
              aria-label={`${text.review} ${row.formCode} ${row.subject.name}`}
              href={href(`/review/${row.id}`)}
            >
              {text.review}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
