import { VisuallyHidden } from '@zhantai/ui';
import { useSpeech } from '../words/words-context.ts';
import styles from './frame.module.css';

/** How much waits, beside the word that leads there; nothing where nothing does. */
export const WaitingCount = ({ count }: { readonly count: number }) => {
  const { words } = useSpeech();
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={styles['count']}>
        {count}
      </span>
      <VisuallyHidden>{words.nav.waits(count)}</VisuallyHidden>
    </>
  );
};
