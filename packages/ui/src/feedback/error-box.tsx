import { use, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { KitWordsContext } from '../kit-provider/kit-words-context.ts';
import styles from './error-box.module.css';

/** What {@link ErrorBox} takes. */
export interface ErrorBoxProps {
  /** What failed. */
  readonly title: string;
  /** The server's own text, and whether the input is safe. */
  readonly detail?: ReactNode;
  /** Links to the places to mend, as in an error summary. */
  readonly children?: ReactNode;
  /** Offers to try again. */
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  /** Focus can be moved here, as after a failed submit. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string | undefined;
}

/** The red hairline box: a failure, or the list of what is still missing (design.md §7, §9). */
export const ErrorBox = ({ title, detail, children, onRetry, retryLabel, ref, className }: ErrorBoxProps) => {
  // It may have to say that the words did not come.
  const words = use(KitWordsContext);
  return (
    <div className={classNames(styles['box'], className)} ref={ref} role="alert" tabIndex={-1}>
      <Icon className={styles['icon']} name="warning" size={16} />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {detail !== undefined && <div className={styles['detail']}>{detail}</div>}
        {children}
        {onRetry !== undefined && (
          <Button className={styles['retry']} onClick={onRetry} variant="link">
            {retryLabel ?? words?.actions.retry}
          </Button>
        )}
      </div>
    </div>
  );
};
