import type { Readiness } from '@zhantai/contract';
import type { OpeningWords } from '@zhantai/messages/opening';
import { CheckList } from './check-list.tsx';
import styles from './opening.module.css';

interface MissingAsideProps {
  readonly readiness: Readiness;
  /** The page itself: no link leads to where one is. */
  readonly here?: string;
  readonly words: OpeningWords;
}

/** What is missing of an exhibition and what is there, at the side of a page. */
export const MissingAside = ({ readiness: { state, checks }, here, words }: MissingAsideProps) => {
  const missing = checks.filter(({ done }) => !done).length;
  const isOpen = state === 'open';
  const title = isOpen ? words.missingOpen(missing) : words.missingTitle(missing);
  return (
    <aside aria-label={title} className={styles['aside']}>
      <header>
        <h2>{title}</h2>
        <span className={styles['note']}>{words.doneCount(checks.length - missing)}</span>
      </header>
      <CheckList checks={checks} words={words} {...(here === undefined ? {} : { here })} />
      {!isOpen && <p className={styles['note']}>{words.missingNote}</p>}
    </aside>
  );
};
