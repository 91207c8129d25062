import { ApiError } from '@zhantai/contract/client';
import { PageState } from '@zhantai/shell/resource/page-state.tsx';
import type { Resource } from '@zhantai/shell/resource/resource.ts';
import { useCountdown } from '@zhantai/ui/feedback/use-countdown.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useSpeech } from '../words/words-context.ts';
import styles from './loading.module.css';

/** What stands in place of a page that has no data yet: grey rows, or what failed and another try, after the wait that the server asks for. */
export const Loading = ({ resource }: { readonly resource: Resource<unknown> }) => {
  const { words } = useSpeech();
  const state = useSyncExternalStore(resource.subscribe, resource.state);
  const [wait, begin] = useCountdown();
  const error = state.status === 'failed' ? state.error : null;
  useEffect(() => {
    if (error?.code === 429) begin((error.retryAfter ?? 0) / 1000);
  }, [begin, error]);
  return (
    <div className={styles['place']}>
      <PageState
        retryLabel={words.load.retry}
        skeleton={{ rows: 8 }}
        state={state}
        title={words.load.failed}
        why={
          <>
            {error !== null && detailOf(error, words.load.offline)}
            {wait > 0 && <p>{words.load.wait(wait)}</p>}
          </>
        }
        {...(wait > 0 ? {} : { onRetry: () => void resource.load() })}
      >
        {() => null}
      </PageState>
    </div>
  );
};

/** The server's own sentence, or that it cannot be reached. */
export function detailOf(error: Error, offline: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : offline;
}
