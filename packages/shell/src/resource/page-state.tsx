import { ErrorBox, Skeleton } from '@zhantai/ui';
import { Suspense, type ReactNode } from 'react';
import type { ResourceState } from './resource.ts';

/** What {@link PageState} takes. */
export interface PageStateProps<T> {
  readonly state: ResourceState<T>;
  /** That it failed, in the words of the page. */
  readonly title: string;
  /** Why it failed, where it did. */
  readonly why: ReactNode;
  /** What more there is to know of it. */
  readonly note?: ReactNode;
  /** Left out while another try has to wait. */
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  /** Rows of the skeleton, in the geometry of the page. */
  readonly skeleton?: {
    readonly rows: number;
    readonly rowHeight?: number;
    readonly columns?: readonly string[];
  };
  /** Of the box that says it failed. */
  readonly className?: string | undefined;
  /** What is shown once the data is here; an empty list is its own to say. */
  readonly children: (data: T) => ReactNode;
}

/** One of loading, failed and ready (pages.md). */
export function PageState<T>({ state, title, why, note, skeleton, children, ...failed }: PageStateProps<T>) {
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
  return (
    <ErrorBox {...failed} detail={why} title={title}>
      {note}
    </ErrorBox>
  );
}

function Ready<T>({ data, show }: { readonly data: T; readonly show: (data: T) => ReactNode }) {
  return show(data);
}
