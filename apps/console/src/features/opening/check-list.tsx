import type { Readiness, ReadinessKey } from '@zhantai/contract';
import type { OpeningWords } from '@zhantai/messages/opening';
import { Button, Icon, VisuallyHidden } from '@zhantai/ui';
import { useServices } from '../../shell/session/services-context.ts';
import styles from './opening.module.css';

interface CheckListProps {
  readonly checks: Readiness['checks'];
  /** The page itself: no link leads to where one is. */
  readonly here?: string;
  readonly words: OpeningWords;
  /** Says by hand that something is done, or takes that back. */
  readonly onTick?: (key: ReadinessKey, ticked: boolean) => void;
}

/** What an exhibition needs before it opens: each done, or with the way to where it is mended. */
export const CheckList = ({ checks, here, words, onTick }: CheckListProps) => {
  const { href } = useServices();
  return (
    <ul className={styles['checks']}>
      {checks.map((check) => {
        const { key, done, path, ticked, count } = check;
        const isMissing = count > 0;
        const said = isMissing ? words.missing[key](words.names(check.names, count)) : words.done[key];
        return (
          <li className={styles[done ? 'checked' : 'unchecked']} key={key}>
            <span className={styles['mark']}>{done && <Icon name="check" size={16} />}</span>
            <span>
              <VisuallyHidden>{done ? words.checkDone : words.checkMissing}</VisuallyHidden> {said}
              {ticked !== null && (
                <small className={styles['note']}>{words.tickedBy(ticked.by, ticked.at.slice(5, 16))}</small>
              )}
            </span>
            {!done && path !== null && path !== here && (
              <a aria-label={words.mendOf(said)} href={href(path)}>
                {words.mend}
              </a>
            )}
            {onTick !== undefined && isMissing && (
              <Button
                aria-label={`${ticked === null ? words.tick : words.untick} ${said}`}
                onClick={() => {
                  onTick(key, ticked === null);
                }}
                variant="link"
              >
                {ticked === null ? words.tick : words.untick}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
