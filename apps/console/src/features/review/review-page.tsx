import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { EmptyState, VisuallyHidden } from '@zhantai/ui';
import { useCallback, useEffect } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useMe } from '../../shell/session/me-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { nowIn } from '@zhantai/shell/exhibition-time.ts';
import { Queue } from './queue.tsx';
import { SubmissionView } from './submission-view.tsx';
import styles from './review-page.module.css';

/** Milliseconds between two looks at what came in. */
const QUEUE_EVERY_MS = 30_000;

/** The queue beside one submission. `J` and `K` step through the queue; a decision opens the next. */
export const ReviewPage = ({ id }: { readonly id: string | null }) => {
  const { forms, location, overview, queue } = useServices();
  const { words } = useSpeech();
  const me = useMe();
  const state = useLiveResource(queue, QUEUE_EVERY_MS);
  const rows = state.status === 'ready' ? state.data.records : undefined;

  const step = useCallback(
    (by: number) => {
      const at = rows?.findIndex((row) => row.id === id) ?? -1;
      const next = at < 0 ? rows?.[0] : rows?.[at + by];
      if (next !== undefined) location.go(`/review/${next.id}`);
    },
    [rows, id, location],
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

  if (state.status !== 'ready' || rows === undefined) return <Loading resource={queue} />;
  // The one decided leaves the queue; the one behind it takes its place.
  const decided = () => {
    const at = rows.findIndex((row) => row.id === id);
    const next = rows[at + 1] ?? rows[at - 1];
    location.go(next === undefined ? '/review' : `/review/${next.id}`);
    void queue.load();
    void forms.load();
    void overview.load();
  };
  return (
    <div className={styles['page']}>
      <Queue
        chosen={id}
        now={nowIn(me.exhibition.zone)}
        rows={rows}
        totalAtLeast={state.data.totalAtLeast === true}
        total={state.data.total}
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
