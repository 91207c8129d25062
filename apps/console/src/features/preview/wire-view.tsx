import type { Session } from '@zhantai/engine';
import type { PreviewWords } from '@zhantai/messages/preview';
import { useCallback, useSyncExternalStore } from 'react';
import styles from './preview.module.css';

/** What a submission would carry, as it is typed. */
export const WireView = ({ session, words }: { readonly session: Session; readonly words: PreviewWords }) => {
  // A text is itself however often it is made.
  const text = useSyncExternalStore(
    useCallback((listener: () => void) => session.subscribe(listener), [session]),
    () => wireOf(session),
  );
  return (
    <details className={styles['wire']} open>
      <summary>
        {words.wire} <small>{words.wireNote}</small>
      </summary>
      <section
        aria-label={words.wire}
        // What scrolls is reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <pre>{text}</pre>
      </section>
    </details>
  );
};

function wireOf(session: Session): string {
  return JSON.stringify(session.answers(), null, 2);
}
