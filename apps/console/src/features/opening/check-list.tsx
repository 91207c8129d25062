import type { Readiness } from '@zhantai/contract';
import type { OpeningWords } from '@zhantai/messages/opening';
import { Icon, VisuallyHidden } from '@zhantai/ui';
import { useServices } from '../../shell/session/services-context.ts';
import styles from './opening.module.css';

interface CheckListProps {
  readonly checks: Readiness['checks'];
  /** The page itself: no link leads to where one is. */
  readonly here?: string;
  readonly words: OpeningWords;
}

/** What an exhibition needs before it opens: each done, or with the way to where it is mended. */
export const CheckList = ({ checks, here, words }: CheckListProps) => {
  const { href } = useServices();
  return (
    <ul className={styles['checks']}>
      {checks.map((check) => {
        const { key, done, path } = check;
        const said = done ? words.done[key] : words.missing[key](words.names(check.names, check.count));
        return (
          <li className={styles[done ? 'checked' : 'unchecked']} key={key}>
            <span className={styles['mark']}>{done && <Icon name="check" size={16} />}</span>
            <span>
              <VisuallyHidden>{done ? words.checkDone : words.checkMissing}</VisuallyHidden> {said}
            </span>
            {!done && path !== null && path !== here && (
              <a aria-label={words.mendOf(said)} href={href(path)}>
                {words.mend}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};
