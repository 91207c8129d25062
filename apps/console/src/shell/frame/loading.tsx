import { ApiError } from '@zhantai/contract/client';
import { ErrorBox, Skeleton } from '@zhantai/ui';
import { useCountdown } from '@zhantai/ui/countdown/use-countdown.ts';
import { useEffect } from 'react';
import { useSpeech } from '../words/words-context.ts';
import styles from './loading.module.css';

/** The part of a query that says how far it is. */
export interface QueryState {
  readonly error: Error | null;
  refetch(): unknown;
}

/** What stands in place of a page that has no data yet: grey rows, or what failed and another try. */
export const Loading = ({ query, rows = 8 }: { readonly query: QueryState; readonly rows?: number }) => {
  return (
    <div className={styles['place']}>
      {query.error === null ? (
        <Skeleton rows={rows} />
      ) : (
        <Failed error={query.error} onRetry={() => query.refetch()} />
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
