import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './field-frame.module.css';

/** What {@link FieldFrame} takes. */
export interface FieldFrameProps {
  /** Id of the control; help and error get `${id}-help` and `${id}-error` for its `aria-describedby`. */
  readonly id: string;
  readonly label: ReactNode;
  readonly required?: boolean;
  /** A quiet word after the label, such as who fills it. */
  readonly note?: ReactNode;
  readonly help?: ReactNode;
  /** Takes the place of the help; never both (design.md §7). */
  readonly error?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Label above, control, then help or error. */
export const FieldFrame = ({
  id,
  label,
  required = false,
  note,
  help,
  error,
  children,
  className,
}: FieldFrameProps) => {
  const words = useKitWords();
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {required && (
          <span className={styles['required']}>
            <span aria-hidden="true">*</span>
            <VisuallyHidden>{words.required}</VisuallyHidden>
          </span>
        )}
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </label>
      {children}
      {error !== undefined ? (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      ) : (
        help !== undefined && (
          <div className={styles['help']} id={`${id}-help`}>
            {help}
          </div>
        )
      )}
    </div>
  );
};
