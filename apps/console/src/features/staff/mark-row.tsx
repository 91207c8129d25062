import { classNames, VisuallyHidden } from '@zhantai/ui';
import styles from './staff.module.css';

/** One small cell of a {@link MarkRow}. */
export interface Mark {
  readonly key: string;
  readonly label: string;
  readonly on: boolean;
}

interface MarkRowProps {
  /** What is allowed, in words: the cells say it by their look alone. */
  readonly label: string;
  readonly marks: readonly Mark[];
}

/** What somebody may see as a small plan: allowed cells are filled. */
export const MarkRow = ({ label, marks }: MarkRowProps) => (
  <>
    <span aria-hidden="true" className={styles['marks']}>
      {marks.map(({ key, label: text, on }) => (
        <i className={classNames(styles['mark'], on && styles['on'])} key={key}>
          {text}
        </i>
      ))}
    </span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
);
