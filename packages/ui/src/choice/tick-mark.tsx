import { classNames } from '../text/class-names.ts';
import styles from './tick-mark.module.css';

/** What {@link TickMark} takes. */
export interface TickMarkProps {
  readonly status: 'checked' | 'half' | 'unchecked';
  /** A square of several that may be chosen, or the ring of one. */
  readonly mode?: 'checkbox' | 'radio';
  readonly className?: string | undefined;
}

/** The mark of a row that can be chosen, where the row is the control; greyed in a disabled one. */
export const TickMark = ({ status, mode = 'checkbox', className }: TickMarkProps) => (
  <span
    aria-hidden="true"
    className={classNames(styles['mark'], className)}
    data-mode={mode}
    data-status={status}
  />
);
