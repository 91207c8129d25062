import type { Readiness } from '@zhantai/contract';
import type { OpeningWords } from '@zhantai/messages/opening';
import { CheckList } from './check-list.tsx';
import styles from './opening.module.css';

interface MissingAsideProps {
  readonly checks: Readiness['checks'];
  /** The page itself: no link leads to where one is. */
  readonly here?: string;
  readonly words: OpeningWords;
}

/** What is missing before the exhibition opens and what is there, at the side of a page. */
export const MissingAside = ({ checks, here, words }: MissingAsideProps) => {
  const missing = checks.filter(({ done }) => !done).length;
  return (
    <aside aria-label={words.missingTitle(missing)} className={styles['aside']}>
      <header>
        <h2>{words.missingTitle(missing)}</h2>
        <span className={styles['note']}>{words.doneCount(checks.length - missing)}</span>
      </header>
      <CheckList checks={checks} words={words} {...(here === undefined ? {} : { here })} />
      <p className={styles['note']}>{words.missingNote}</p>
    </aside>
  );
};
