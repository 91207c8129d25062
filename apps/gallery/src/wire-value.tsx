import type { Session } from '@zhantai/engine';
import type { GalleryWords } from '@zhantai/messages/gallery';
import { useSyncExternalStore } from 'react';
import styles from './wire-value.module.css';

export interface WireValueProps {
  readonly session: Session;
  readonly words: GalleryWords;
}

/** What a submission would carry now, kept up to date with every change. */
export const WireValue = ({ session, words }: WireValueProps) => {
  const wire = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => JSON.stringify(Object.values(session.answers())[0], null, 1) ?? '',
  );
  return (
    <dl className={styles['wire']}>
      <dt>{words.wire}</dt>
      <dd>{wire === '' ? <i>{words.absent}</i> : <code>{wire}</code>}</dd>
    </dl>
  );
};
