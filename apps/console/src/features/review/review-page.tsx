import { useQuery } from '@tanstack/react-query';
import { EmptyState, VisuallyHidden } from '@zhantai/ui';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useMe } from '../../shell/session/me-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { zonedNow } from '@zhantai/shell/exhibition-time.ts';
import { Queue } from './queue.tsx';
import { SubmissionView } from './submission-view.tsx';
import styles from './review-page.module.css';

/** The queue beside one submission. `J` and `K` step through the queue; a decision opens the next. */
export const ReviewPage = ({ id }: { readonly id: string | null }) => {
  const { client } = useServices();
  const { words, language } = useSpeech();
  const me = useMe();
  const [, go] = useLocation();
  const queue = useQuery({
    queryKey: ['queue', language],
    queryFn: async () => {
      const [waiting, requested] = await Promise.all([
        client.call('consoleSubmissions', { query: { status: 'wait', size: 200, ascs: 'submittedAt' } }),
        // What was adopted and its exhibitor asks to change or remove.
        client.call('consoleSubmissions', { query: { changeRequested: true, status: 'adopt', size: 200 } }),
      ]);
      return {
        ...waiting,
        records: [...waiting.records, ...requested.records],
        total: waiting.total + requested.total,
      };
    },
    refetchInterval: 30_000,
  });
  const rows = queue.data?.records;

  const step = useCallback(
    (by: number) => {
      const at = rows?.findIndex((row) => row.id === id) ?? -1;
      const next = at < 0 ? rows?.[0] : rows?.[at + by];
      if (next !== undefined) go(`/review/${next.id}`);
    },
    [rows, id, go],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'j') step(1);
      if (event.key === 'k') step(-1);
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [step]);

  if (queue.data === undefined || rows === undefined) return <Loading query={queue} />;
  // The one decided leaves the queue; the one behind it takes its place.
  const decided = () => {
    const at = rows.findIndex((row) => row.id === id);
    const next = rows[at + 1] ?? rows[at - 1];
    go(next === undefined ? '/review' : `/review/${next.id}`);
  };
  return (
    <div className={styles['page']}>
      <Queue
        chosen={id}
        now={zonedNow(Date.now(), me.exhibition.zone)}
        rows={rows}
        totalAtLeast={queue.data.totalAtLeast === true}
        total={queue.data.total}
      />
      <main className={styles['main']} id="main">
        {id === null ? (
          <div className={styles['rest']}>
            <h1>
              <VisuallyHidden>{words.nav.review}</VisuallyHidden>
            </h1>
            <EmptyState
              text={rows.length === 0 ? words.review.emptyText : words.review.keyboard}
              title={rows.length === 0 ? words.review.empty : words.review.choose}
            />
          </div>
        ) : (
          <SubmissionView id={id} key={id} onDecided={decided} />
        )}
      </main>
    </div>
  );
};

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null;
}
