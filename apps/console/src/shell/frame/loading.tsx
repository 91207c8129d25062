import { ApiError } from '@zhantai/contract/client';
import { ErrorBox, Skeleton } from '@zhantai/ui';
import { useCountdown } from '@zhantai/ui/feedback/use-countdown.ts';
import type { Resource } from '@zhantai/shell/resource/resource.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useSpeech } from '../words/words-context.ts';
import styles from './loading.module.css';

/** What stands in place of a page that has no data yet: grey rows, or what failed and another try. */
export const Loading = ({ resource }: { readonly resource: Resource<unknown> }) => {
  const state = useSyncExternalStore(resource.subscribe, resource.state);
  return (
    <div className={styles['place']}>
      {state.status === 'failed' ? (
        <Failed error={state.error} onRetry={() => resource.load()} />
      ) : (
        <Skeleton rows={8} />
      )}
    </div>
  );
};

/** What failed and another try, after the wait that the server asks for. */
const Failed = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => unknown }) => {
  const { words } = useSpeech();
  const [wait, begin] = useCountdown();
  useEffect(() => {
    if (error instanceof ApiError && error.code === 429) begin((error.retryAfter ?? 0) / 1000);
  }, [begin, error]);
  return (
    <ErrorBox
      detail={
        <>
          {detailOf(error, words.load.offline)}
          {wait > 0 && <p>{words.load.wait(wait)}</p>}
        </>
      }
      {...(wait > 0
        ? {}
        : {
            onRetry: () => {
              onRetry();
            },
          })}
      retryLabel={words.load.retry}
      title={words.load.failed}
    />
  );
};

/** The server's own sentence, or that it cannot be reached. */
export function detailOf(error: Error, offline: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : offline;
}
