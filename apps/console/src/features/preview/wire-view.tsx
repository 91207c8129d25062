import type { Session } from '@zhantai/engine';
import type { PreviewWords } from '@zhantai/messages/preview';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import styles from './preview.module.css';

/** What a submission would carry, as it is typed. */
export const WireView = ({ session, words }: { readonly session: Session; readonly words: PreviewWords }) => {
  const read = useMemo(() => {
    let text = wireOf(session);
    return {
      now: () => text,
      renew: () => {
        text = wireOf(session);
      },
    };
  }, [session]);
  const text = useSyncExternalStore(
    useCallback(
      (listener: () => void) =>
        session.subscribe(() => {
          read.renew();
          listener();
        }),
      [session, read],
    ),
    read.now,
  );
  return (
    <details className={styles['wire']} open>
      <summary>
        {words.wire} <small>{words.wireNote}</small>
      </summary>
      {/* A region that scrolls is reached by the keyboard. */}
      <pre aria-label={words.wire} role="region" tabIndex={0}>
        {text}
      </pre>
    </details>
  );
};

function wireOf(session: Session): string {
  return JSON.stringify(session.answers(), null, 2);
}
