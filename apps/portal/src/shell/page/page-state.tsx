import {
  PageState as StateOfPage,
  type PageStateProps as Props,
} from '@zhantai/shell/resource/page-state.tsx';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { draftsHere } from '../drafts/drafts-here.ts';
import { usePortal } from '../portal/portal-context.ts';
import styles from './page.module.css';
import { useRetryInLanguage } from './use-retry-in-language.ts';

export interface PageStateProps<T> extends Pick<Props<T>, 'state' | 'skeleton' | 'children'> {
  readonly onRetry: () => void;
}

/** One of loading, failed and ready, in the words of the portal; what lies on this device is named where it failed. */
export function PageState<T>(props: PageStateProps<T>) {
  const { drafts, words } = usePortal();
  const { state, onRetry } = props;
  useRetryInLanguage(state.status === 'failed', onRetry);
  const error = state.status === 'failed' ? state.error : null;
  const lying = draftsHere(error, words, drafts.count());
  return (
    <StateOfPage
      {...props}
      className={styles['failed']}
      note={lying !== null && <p>{lying}</p>}
      title={words.states.failed}
      why={error !== null && errorSentence(error, words)}
    />
  );
}
