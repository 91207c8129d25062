import { ErrorBox, Skeleton } from '@zhantai/ui';
import { Suspense, type ReactNode } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import type { ResourceState } from '@zhantai/shell/resource/resource.ts';
import { draftsHere } from '../drafts/drafts-here.ts';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import styles from './page.module.css';

export interface PageStateProps<T> {
  readonly state: ResourceState<T>;
  readonly onRetry: () => void;
  /** Rows of the skeleton, in the geometry of the page. */
  readonly skeleton?: {
    readonly rows: number;
    readonly rowHeight: number;
    readonly columns?: readonly string[];
  };
  /** What is shown once the data is here; an empty list is its own to say. */
  readonly children: (data: T) => ReactNode;
}

/** One of loading, failed and ready (pages.md). */
export function PageState<T>({ state, onRetry, skeleton, children }: PageStateProps<T>) {
  const { drafts, words } = usePortal();
  const grey = <Skeleton {...skeleton} />;
  if (state.status === 'ready') {
    // Words and parts that come after the data keep its place, not that of the page around it.
    return (
      <Suspense fallback={grey}>
        <Ready data={state.data} show={children} />
      </Suspense>
    );
  }
  if (state.status !== 'failed') return grey;
  const lying = draftsHere(state.error, words, drafts.count());
  return (
    <ErrorBox
      className={styles['failed']}
      detail={errorSentence(state.error, words)}
      onRetry={onRetry}
      title={words.states.failed}
    >
      {lying !== null && <p>{lying}</p>}
    </ErrorBox>
  );
}

function Ready<T>({ data, show }: { readonly data: T; readonly show: (data: T) => ReactNode }) {
  return show(data);
}
