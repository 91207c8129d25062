import { ApiError } from '@zhantai/contract/client';
import { ErrorBox, Skeleton } from '@zhantai/ui';
import { useSpeech } from '../words/words-context.ts';
import styles from './loading.module.css';

/** The part of a query that says how far it is. */
export interface QueryState {
  readonly error: Error | null;
  refetch(): unknown;
}

/** What stands in place of a page that has no data yet: grey rows, or what failed and another try. */
export const Loading = ({ query, rows = 8 }: { readonly query: QueryState; readonly rows?: number }) => {
  const { words } = useSpeech();
  return (
    <div className={styles['place']}>
      {query.error === null ? (
        <Skeleton rows={rows} />
      ) : (
        <ErrorBox
          detail={detailOf(query.error, words.load.offline)}
          onRetry={() => {
            query.refetch();
          }}
          retryLabel={words.load.retry}
          title={words.load.failed}
        />
      )}
    </div>
  );
};

/** The server's own sentence, or that it cannot be reached. */
export function detailOf(error: Error, offline: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : offline;
}
